import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { pendingMigrations } from '../db/migrate';
import type { Services } from '../kernel/services';

/** For whoever watches the server: does it live, and can it work? */
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

/** A standby, or a database set to be read-only, answers too, but nothing can be sold on it. */
async function takesChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    state: string;
  }>`select current_setting('transaction_read_only') as state`.execute(db);
  return rows[0]?.state === 'off';
}

/** Who watches wants an answer, also from a database that gives none. */
const patience = 3000;

const holds = (check: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([check(), wait(patience, false, { ref: false })]).catch(() => false);
