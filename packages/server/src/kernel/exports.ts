import { AppError, texts } from '@turoos/contract';
import { shareOf } from '../system/share-of';
import { connectApart, type Db } from '../db/connect';
import { givingWay } from './give-way';
import type { Streamed } from './streamed';

export interface ExportLimits {
  /** Concurrent files per user. */
  perUser: number;
  /** Concurrent files of all users. */
  inAll: number;
  /** Milliseconds from the request to the last byte, on the slowest connection worth supporting. */
  deadline: number;
  /** Milliseconds without progress after which the client counts as gone. */
  silence: number;
}

/**
 * Returns the limits of one process. Workers divide the number of files, so that their connections fit the
 * database, and nobody may take all of a worker's.
 */
export function exportLimits(workers = 1): ExportLimits {
  const inAll = shareOf(8, workers, 2);
  return { perUser: Math.min(2, inAll - 1), inAll, deadline: 15 * 60_000, silence: 60_000 };
}

/** Seconds, sent as Retry-After. */
const retryAfter = 15;
/** Milliseconds that running files may continue when the server stops. */
const closingGrace = 2000;

export interface Exports {
  readonly limits: ExportLimits;
  /**
   * Makes a file on database connections of its own, and closes them when the file is sent, when the client
   * is gone, or at the deadline.
   */
  make(asked: Asked, work: (db: Db) => Streamed | Promise<Streamed>): Promise<Streamed>;
  /** How many files are being read and sent. */
  running(): number;
  close(): Promise<void>;
}

interface Asked {
  userId: string;
  /** The URL of the database to read. */
  url: string;
  /** The warehouses of a bound user, to which the file is limited. */
  within?: readonly string[] | undefined;
  /** Fires when the client has disconnected. */
  gone: AbortSignal;
}

interface Export {
  userId: string;
  /** The file is sent completely; its connections are being closed. */
  sent: boolean;
  ended: Promise<void>;
}

/**
 * Large files are read at the speed of the client's connection, so each holds its database connections for
 * long. Their number is limited, and they never use the connections of the counter.
 */
export function createExports(limits: ExportLimits): Exports {
  const underWay = new Map<AbortController, Export>();

  function assertRoom(userId: string): void {
    const own = [...underWay.values()].filter((one) => one.userId === userId && !one.sent);
    if (own.length >= limits.perUser)
      throw new AppError('TOO_MANY_REQUESTS', texts.exportsOfOne, { retryAfter });
    if (underWay.size >= limits.inAll) throw new AppError('UNAVAILABLE', texts.exportsOfAll, { retryAfter });
  }

  return {
    limits,
    async make({ userId, url, within, gone }, work) {
      assertRoom(userId);
      const cut = new AbortController();
      const stop = () => cut.abort();
      const late = setTimeout(stop, limits.deadline);
      const apart = connectApart(url, {
        max: 3,
        statementTimeout: limits.deadline,
        purpose: 'export',
        within,
      });
      let resolveEnded = () => {};
      const ended = new Promise<void>((resolve) => (resolveEnded = resolve));
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
        resolveEnded();
      }

      const made = Promise.resolve()
        .then(() => work(apart.db))
        .then((file) => endingWith({ ...file, stream: givingWay(file.stream) }, cut.signal));
      try {
        const file = await Promise.race([made, rejection(cut.signal)]);
        file.stream.once('close', () => void end());
        return file;
      } catch (error) {
        await end();
        throw error;
      }
    },
    running: () => underWay.size,
    async close() {
      const all = Promise.all([...underWay.values()].map(({ ended }) => ended));
      const timer = setTimeout(() => {
        for (const cut of underWay.keys()) cut.abort();
      }, closingGrace);
      await all;
      clearTimeout(timer);
    },
  };
}

/** Breaks the connection of a file that was cut off, so that it does not look complete. */
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
