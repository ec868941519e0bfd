import { AppError, texts } from '@turoos/contract';
import { connectApart, type Db } from '../db/connect';
import type { Streamed } from './streamed';

export interface ExportLimits {
  /** Files one person may be fetching at a time. */
  perUser: number;
  /** Files of all together. */
  inAll: number;
  /** Milliseconds from the request to the last byte, on the slowest line that is worth waiting for. */
  deadline: number;
  /** Milliseconds without a byte taken, after which nobody is there any more. */
  silence: number;
}

export const exportLimits: ExportLimits = {
  perUser: 2,
  inAll: 8,
  deadline: 15 * 60_000,
  silence: 60_000,
};

/** When to try again, in seconds. */
const retryAfter = 15;
/** Files under way when the server leaves may still come to their end for so long. */
const farewell = 2000;

export interface Exports {
  readonly limits: ExportLimits;
  /**
   * Runs the work that makes a file on connections of its own, and ends them with the file: when it was sent, when
   * whoever asked for it is gone, or at the deadline.
   */
  make(asked: Asked, work: (db: Db) => Streamed | Promise<Streamed>): Promise<Streamed>;
  close(): Promise<void>;
}

interface Asked {
  userId: string;
  /** Of the database to read. */
  url: string;
  /** Fires when nobody waits for the answer any more. */
  gone: AbortSignal;
}

interface Export {
  userId: string;
  /** All of it has left; its connections are being closed. */
  sent: boolean;
  ended: Promise<void>;
}

/**
 * Files of many rows are read as fast as someone's line takes them, so each holds its connections for long. They are
 * few, and never those that the counter works with.
 */
export function createExports(limits: ExportLimits = exportLimits): Exports {
  const underWay = new Map<AbortController, Export>();

  function assertRoom(userId: string): void {
    const own = [...underWay.values()].filter((one) => one.userId === userId && !one.sent);
    if (own.length >= limits.perUser)
      throw new AppError('TOO_MANY_REQUESTS', texts.exportsOfOne, { retryAfter });
    if (underWay.size >= limits.inAll) throw new AppError('UNAVAILABLE', texts.exportsOfAll, { retryAfter });
  }

  return {
    limits,
    async make({ userId, url, gone }, work) {
      assertRoom(userId);
      const cut = new AbortController();
      const stop = () => cut.abort();
      const late = setTimeout(stop, limits.deadline);
      const apart = connectApart(url, { max: 3, statementTimeout: limits.deadline, purpose: 'export' });
      let tellEnd = () => {};
      const ended = new Promise<void>((resolve) => (tellEnd = resolve));
      const own: Export = { userId, sent: false, ended };
      underWay.set(cut, own);
      gone.addEventListener('abort', stop);
      if (gone.aborted) stop();

      async function end(): Promise<void> {
        own.sent = true;
        clearTimeout(late);
        gone.removeEventListener('abort', stop);
        await apart.close();
        underWay.delete(cut);
        tellEnd();
      }

      const made = Promise.resolve()
        .then(() => work(apart.db))
        .then((file) => endingWith(file, cut.signal));
      try {
        const file = await Promise.race([made, rejection(cut.signal)]);
        file.stream.once('close', () => void end());
        return file;
      } catch (error) {
        await end();
        throw error;
      }
    },
    async close() {
      const all = Promise.all([...underWay.values()].map(({ ended }) => ended));
      const timer = setTimeout(() => {
        for (const cut of underWay.keys()) cut.abort();
      }, farewell);
      await all;
      clearTimeout(timer);
    },
  };
}

/** A file cut short must not look like a whole one: its line breaks. */
function endingWith(file: Streamed, cut: AbortSignal): Streamed {
  const { stream } = file;
  const breakOff = () => stream.destroy(new Error('The export was cut off.'));
  cut.addEventListener('abort', breakOff);
  stream.once('close', () => cut.removeEventListener('abort', breakOff));
  if (cut.aborted) breakOff();
  return file;
}

const rejection = (cut: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(new AppError('TIMEOUT', texts.timedOut));
    cut.addEventListener('abort', refuse);
    if (cut.aborted) refuse();
  });
