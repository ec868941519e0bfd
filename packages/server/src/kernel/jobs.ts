import type { Topic } from '@turoos/contract';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db } from '../db/connect';
import { transaction } from '../db/transaction';
import type { Mailer, SmsGateway } from './messages';
import type { Background } from './background';

export interface JobContext {
  db: Db;
  /** Of the database, for work that needs a connection of its own. */
  url: string;
  /** For reports: a replica where there is one that answers. */
  reads(): Promise<Db>;
  /** Tells every open screen that data of these kinds changed. */
  announce(changed: readonly Topic[]): void;
  /** Puts another job in the queue. */
  enqueue(name: string, data?: object): Promise<unknown>;
  /** For e-mail; undefined where none is set up. */
  mailer: Mailer | undefined;
  /** For text messages; undefined where none is set up. */
  sms: SmsGateway | undefined;
  /** Tells when a campaign's mail was opened; undefined where nobody could reach this server. */
  openedAddress: ((messageId: string) => string) | undefined;
  /** Where a customer ends a campaign's mails; undefined where nobody could reach this server. */
  leaveAddress: ((customerId: string) => string) | undefined;
  /** Seals the backups that are made by themselves. */
  backupPassphrase?: string | undefined;
  /** What a job begins and does not wait for. */
  background: Background;
  /** Where files are kept. */
  dataDir: string;
  /** What went wrong, for whoever keeps the server. */
  warn(error: unknown): void;
}

/** Work done apart from any request; with several servers each piece is done by one of them. */
export interface Job<Needed extends keyof JobContext = keyof JobContext> {
  name: string;
  /** When it runs by itself, as a cron line in Yemen's time. */
  schedule?: string;
  run(context: Pick<JobContext, Needed>, data: unknown): Promise<void>;
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
  given: Omit<JobContext, 'enqueue' | 'url'>,
  jobs: readonly Job[],
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'turoos jobs', schema: 'jobs' });
  const enqueue = (name: string, data: object = {}) => boss.send(name, data);
  const context = { ...given, url, enqueue };
  let running = false;
  boss.on('error', given.warn);
  boss.on('stopped', () => (running = false));
  // servers that make the queue's tables at the same moment would get in each other's way
  await transaction(given.db, async (tx) => {
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
    enqueue,
    close: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }),
  };
}
