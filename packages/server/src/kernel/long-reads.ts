import { AppError, texts } from '@turoos/contract';

export interface LongReadLimits {
  /** Reports that one user may have read at once. */
  perUser: number;
  /** Reports of all users at once: as many as there are connections for them. */
  inAll: number;
  /** Milliseconds that another one waits for its turn. */
  patience: number;
  /** How many may wait for one user. */
  mayWait: number;
}

export const longReadLimits = (connections: number): LongReadLimits => ({
  perUser: Math.min(2, Math.max(1, connections - 1)),
  inAll: connections,
  patience: 10_000,
  mayWait: 10,
});

/** Seconds, sent as Retry-After. */
const retryAfter = 5;

export interface LongReads {
  /** Waits for a turn of this user, and returns the function that ends it; throws when none comes. */
  begin(userId: string): Promise<() => void>;
  running(): number;
}

interface Waiting {
  userId: string;
  start(): void;
}

/** Shares the connections for reports among users, so that one who opens many leaves some to the others. */
export function createLongReads({ perUser, inAll, patience, mayWait }: LongReadLimits): LongReads {
  const running = new Map<string, number>();
  let all = 0;
  let queue: Waiting[] = [];

  const ofUser = (userId: string) => running.get(userId) ?? 0;
  const hasRoom = (userId: string) => all < inAll && ofUser(userId) < perUser;

  function start(userId: string): () => void {
    running.set(userId, ofUser(userId) + 1);
    all += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      all -= 1;
      if (ofUser(userId) === 1) running.delete(userId);
      else running.set(userId, ofUser(userId) - 1);
      queue.find((next) => hasRoom(next.userId))?.start();
    };
  }

  const refusal = (userId: string) =>
    ofUser(userId) >= perUser
      ? new AppError('TOO_MANY_REQUESTS', texts.readsOfOne, { retryAfter })
      : new AppError('UNAVAILABLE', texts.readsOfAll, { retryAfter });

  return {
    running: () => all,
    async begin(userId) {
      if (hasRoom(userId)) return start(userId);
      if (queue.filter((one) => one.userId === userId).length >= mayWait) throw refusal(userId);
      return new Promise((resolve, reject) => {
        const leave = () => (queue = queue.filter((one) => one !== own));
        const late = setTimeout(() => {
          leave();
          reject(refusal(userId));
        }, patience);
        const own: Waiting = {
          userId,
          start() {
            clearTimeout(late);
            leave();
            resolve(start(userId));
          },
        };
        queue.push(own);
      });
    },
  };
}
