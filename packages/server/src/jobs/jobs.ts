import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db } from '../db/connect';
import { transaction } from '../db/transaction';

export interface JobContext {
  db: Db;
}

/** Work done apart from any request; with several servers each piece is done by one of them. */
export interface Job {
  name: string;
  /** When it runs by itself, as a cron line in Yemen's time. */
  schedule?: string;
  run(context: JobContext, data: unknown): Promise<void>;
}

export interface Jobs {
  /** True while this server takes part in the work. */
  running(): boolean;
  /** Puts a job in the queue; answers its id. */
  enqueue(name: string, data?: object): Promise<string | null>;
  close(): Promise<void>;
}

export async function startJobs(
  url: string,
  context: JobContext,
  jobs: readonly Job[],
  warn: (error: unknown) => void,
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'turoos jobs', schema: 'jobs' });
  let running = false;
  boss.on('error', warn);
  boss.on('stopped', () => (running = false));
  // servers that make the queue's tables at the same moment would get in each other's way
  await transaction(context.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('turoos jobs'))`.execute(tx);
    await boss.start();
    for (const { name, schedule } of jobs) {
      await boss.createQueue(name);
      if (schedule) await boss.schedule(name, schedule, undefined, { tz: 'Asia/Aden' });
    }
  });
  for (const { name, run } of jobs) await boss.work(name, async ([task]) => run(context, task?.data));
  running = true;
  return {
    running: () => running,
    enqueue: (name, data = {}) => boss.send(name, data),
    close: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }),
  };
}
