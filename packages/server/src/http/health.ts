import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pendingMigrations } from '../db/migrate';
import type { Services } from './services';

/** For whoever watches the server: does it live, and can it work? */
export function serveHealth(app: FastifyInstance, { db, jobs }: Services): void {
  app.get('/api/health', () => ({ success: true, status: 'live' }));

  app.get('/api/ready', async (_, reply) => {
    const checks = {
      database: await holds(() => sql`select 1`.execute(db).then(() => true)),
      migrations: await holds(async () => (await pendingMigrations(db)) === 0),
      jobs: await holds(async () => jobs.running()),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply
      .status(ready ? 200 : 503)
      .send({ success: ready, status: ready ? 'ready' : 'not ready', checks });
  });
}

const holds = (check: () => Promise<boolean>): Promise<boolean> => check().catch(() => false);
