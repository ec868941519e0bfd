import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Topic } from '@turoos/contract';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db } from '../db/connect';
import { isStandbyRefusal } from '../db/connection-loss';
import { openPool, takeConnection } from '../db/pool';
import { transaction } from '../db/transaction';
import type { Mailer, SmsGateway } from './messages';
import type { Background } from './background';

export interface JobContext {
  db: Db;
  /** The URL of the database, for work that needs a connection of its own. */
  url: string;
  /** Returns the database for reports: the replica if there is one and it responds. */
  reads(): Promise<Db>;
  /** Notifies every open screen that data of these topics changed. */
  announce(changed: readonly Topic[]): void;
  /** Adds another job to the queue. */
  enqueue(name: string, data?: object): Promise<unknown>;
  /** Undefined when no mail server is configured. */
  mailer: Mailer | undefined;
  /** Undefined when no SMS gateway is configured. */
  sms: SmsGateway | undefined;
  /**
   * Returns the tracking URL for opened campaign mails; undefined when customers cannot reach this server.
   */
  openedAddress: ((messageId: string) => string) | undefined;
  /** Returns the URL to opt out of campaign mails; undefined when customers cannot reach this server. */
  leaveAddress: ((customerId: string) => string) | undefined;
  /** Encrypts scheduled backups. */
  backupPassphrase?: string | undefined;
  /** Registers work that a job starts and does not wait for. */
  background: Background;
  /** The folder of stored files. */
  dataDir: string;
  /** Logs an error for the operator. */
  warn(error: unknown): void;
}

/** Background work; with several servers each run is done by one of them. */
export interface Job<Needed extends keyof JobContext = keyof JobContext> {
  name: string;
  /** A cron expression in Yemen time, for jobs that run on a schedule. */
  schedule?: string;
  /** At most one run waits in the queue, because it will see whatever changes until it starts. */
  onlyOneWaits?: true;
  run(context: Pick<JobContext, Needed>, data: unknown): Promise<void>;
}

export interface Jobs {
  /** Whether this server processes jobs. */
  running(): boolean;
  /** Adds a job to the queue and returns its id. */
  enqueue(name: string, data?: object): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Seconds between two looks at each job for what other servers, schedules and repetitions have queued. There are two
 * dozen jobs; asked every two seconds, these looks were most of the work of an idle server.
 */
const lookEvery = 15;

export async function startJobs(
  url: string,
  given: Omit<JobContext, 'enqueue' | 'url'>,
  jobs: readonly Job[],
  /** Milliseconds in which jobs may end when the server stops. */
  patience = 10_000,
): Promise<Jobs> {
  const queue = queueDatabase(url);
  const boss = new PgBoss({ db: queue, schema: 'jobs' });
  /** The workers of this server by the names of their jobs. */
  const workers = new Map<string, string>();
  /** Lets a worker look at once, because it looks by itself only now and then. */
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? '');
  const enqueue = async (name: string, data: object = {}) => {
    const id = await boss.send(name, data);
    wake(name);
    return id;
  };
  const context = { ...given, url, enqueue };
  let running = false;
  boss.on('error', given.warn);
  boss.on('stopped', () => (running = false));
  // the lock keeps servers from creating the queue's tables at the same time
  await transaction(given.db, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '1min'`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('turoos jobs'))`.execute(tx);
    await boss.start();
    for (const { name, schedule, onlyOneWaits } of jobs) {
      await boss.createQueue(name);
      // the queue of a shop that an earlier version created has another policy
      if (onlyOneWaits) await boss.updateQueue(name, { name, policy: 'short' });
      if (schedule) await boss.schedule(name, schedule, undefined, { tz: 'Asia/Aden' });
    }
  });
  for (const { name, run } of jobs) {
    const perform = ([task]: { data: unknown }[]) =>
      queue.during(run(context, task?.data).finally(() => wake(name)));
    workers.set(name, await boss.work(name, { pollingIntervalSeconds: lookEvery }, perform));
  }
  running = true;
  return {
    running: () => running,
    enqueue,
    async close() {
      for (const name of workers.keys()) await boss.offWork(name);
      await queue.quiet(patience);
      // gives back the jobs that go on
      await boss.stop({ graceful: false });
      await queue.close();
    },
  };
}

/** The answer of a closed queue to a job that outlasted it: the job was given back, so that its end changes nothing. */
const unchanged = { rows: [{ count: 0 }] };

/** Connections of the queue's own, which go where those of the shop go. */
function queueDatabase(url: string) {
  const pool = openPool(url, { max: 3, statementTimeout: 0, purpose: 'jobs' });
  const underWay = new Set<Promise<unknown>>();
  const during = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const query = async (text: string, values?: unknown[]) => {
    const client = await takeConnection(pool, url);
    let isUseless = false;
    try {
      return await client.query(text, values);
    } catch (error) {
      isUseless = isStandbyRefusal(error);
      throw error;
    } finally {
      client.release(isUseless);
    }
  };
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      if (pool.ending) return unchanged;
      return during(query(text, values));
    },
    /** Counts a job as under way. */
    during,
    /** Waits until nothing is under way: a worker that was told to stop may just have taken a job. */
    async quiet(atMost: number) {
      const deadline = wait(atMost, 'late', { ref: false });
      while (underWay.size > 0)
        if ((await Promise.race([Promise.allSettled(underWay).then(nextTurn), deadline])) === 'late') return;
    },
    close: async () => void (pool.ending || (await pool.end())),
  };
}
