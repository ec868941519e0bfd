import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { pendingMigrations } from '../db/migrate';
import type { Services } from '../kernel/services';

/** Serves liveness and readiness checks for monitoring. */
export function serveHealth(app: FastifyInstance, { db, jobs }: Services): void {
  app.get('/api/health', () => ({ success: true, status: 'live' }));

  app.get('/api/ready', async (_, reply) => {
    const checks = {
      database: await holds(() => takesChanges(db)),
      migrations: await holds(async () => (await pendingMigrations(db)) === 0),
      jobs: await holds(async () => jobs.running()),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply
      .status(ready ? 200 : 503)
      .send({ success: ready, status: ready ? 'ready' : 'not ready', checks });
  });
}

/**
 * Whether the database is writable: a standby or read-only database responds too, but cannot record a sale.
 */
async function takesChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    state: string;
  }>`select current_setting('transaction_read_only') as state`.execute(db);
  return rows[0]?.state === 'off';
}

/** Milliseconds: monitoring needs a response even if the database gives none. */
const checkTimeout = 3000;

const holds = (check: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([check(), wait(checkTimeout, false, { ref: false })]).catch(() => false);
