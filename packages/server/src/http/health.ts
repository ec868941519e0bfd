import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { isStandbyRefusal } from '../db/connection-loss';
import { pendingMigrations } from '../db/migrate';
import type { Services } from '../kernel/services';
import { retryAfter } from './error-handler';

/** Serves liveness and readiness checks for monitoring. */
export function serveHealth(app: FastifyInstance, { db, jobs }: Services): void {
  app.get('/api/health', () => ({ success: true, status: 'live' }));

  app.get('/api/ready', async (_, reply) => {
    const [database, migrations, running] = await Promise.all([
      inTime(() => databaseProblem(db), 'the database does not answer'),
      inTime(() => schemaProblem(db), 'the schema cannot be read'),
      jobs.running() ? undefined : 'the background jobs are stopped',
    ]);
    const checks = { database: !database, migrations: !migrations, jobs: !running };
    const reason = database ?? migrations ?? running;
    if (reason === undefined) return reply.send({ success: true, status: 'ready', checks });
    return reply
      .status(503)
      .header('retry-after', retryAfter)
      .send({ success: false, status: 'not ready', reason, checks });
  });
}

/** A standby or read-only database responds too, but cannot record a sale. */
async function databaseProblem(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{
    state: string;
  }>`select current_setting('transaction_read_only') as state`.execute(db);
  return rows[0]?.state === 'off'
    ? undefined
    : 'the database takes no changes: it is a standby, or read-only';
}

const schemaProblem = async (db: Db): Promise<string | undefined> =>
  (await pendingMigrations(db)) === 0 ? undefined : 'the schema is not the one of this version';

/** Milliseconds: monitoring needs a response even if the database gives none. */
const checkTimeout = 3000;

/** Returns what the check found; the problem, if it fails or takes too long. */
const inTime = (check: () => Promise<string | undefined>, otherwise: string): Promise<string | undefined> =>
  Promise.race([check(), wait(checkTimeout, otherwise, { ref: false })]).catch((error: unknown) =>
    isStandbyRefusal(error) ? 'no database server takes changes' : otherwise,
  );
