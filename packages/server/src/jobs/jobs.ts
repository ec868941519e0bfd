import PgBoss from 'pg-boss';
import type { Db } from '../db/connect';

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
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, async ([task]) => job.run(context, task?.data));
    if (job.schedule) await boss.schedule(job.name, job.schedule, undefined, { tz: 'Asia/Aden' });
  }
  running = true;
  return {
    running: () => running,
    enqueue: (name, data = {}) => boss.send(name, data),
    close: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }),
  };
}
