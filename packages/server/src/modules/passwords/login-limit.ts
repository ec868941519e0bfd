import { AppError, authTexts, fold, waitText } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { afterAttempt, secondsBlocked } from './login-limit.rules';

interface Watched {
  subject: string;
  /** Wrong guesses that cost nothing. */
  free: number;
  /** Others' guesses count here too: a success takes back its own alone. */
  shared?: true;
}

/** Guesses at a password. A whole shop may share one address. */
export const guessesOf = (username: string, ip: string): Watched[] => [
  { subject: `ip:${ip}`, free: 30, shared: true },
  { subject: `user:${fold(username)}`, free: 5 },
];

/** Guesses of someone already known at a code, or at their own password once more. */
export const guessesAt = (what: 'code' | 'password', userId: string): Watched[] => [
  { subject: `${what}:${userId}`, free: 5 },
];

/** Refuses a try that comes too soon, saying when to come again; counts the others until they are forgiven. */
export async function assertMayTry(db: Db, watched: readonly Watched[]): Promise<void> {
  const wait = await countAttempt(db, watched);
  if (wait > 0)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `${authTexts.tooManyTries}. حاول مرة أخرى بعد ${waitText(wait)}`,
      {
        retryAfter: wait,
      },
    );
}

/**
 * Counts an attempt before it is looked at, so that guesses sent at once cannot slip through together; a success
 * takes its count back. Answers the seconds to wait, 0 when the attempt may go on.
 */
async function countAttempt(db: Db, watched: readonly Watched[]): Promise<number> {
  const subjects = watched.map(({ subject }) => subject);
  return transaction(db, async (tx) => {
    await tx
      .insertInto('loginFailures')
      .values(subjects.map((subject) => ({ subject, failures: 0, lastFailedAt: new Date() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await tx
      .selectFrom('loginFailures')
      .selectAll()
      .where('subject', 'in', subjects)
      .orderBy('subject')
      .forUpdate()
      .execute();
    const now = new Date();
    const wait = Math.max(...rows.map((row) => secondsBlocked(row, now)));
    if (wait > 0) return wait;
    for (const row of rows) {
      const free = watched.find(({ subject }) => subject === row.subject)?.free ?? 0;
      await tx
        .updateTable('loginFailures')
        .set(afterAttempt(row, free, now))
        .where('subject', '=', row.subject)
        .execute();
    }
    return 0;
  });
}

/** Ends every wait, or those of one user; answers how many. */
export async function forgetGuesses(db: Db, user?: { id: string; username: string }): Promise<number> {
  let waits = db.deleteFrom('loginFailures');
  if (user) {
    const subjects = [...guessesAt('code', user.id), ...guessesAt('password', user.id)];
    waits = waits.where('subject', 'in', [
      `user:${fold(user.username)}`,
      ...subjects.map(({ subject }) => subject),
    ]);
  }
  const { numDeletedRows } = await waits.executeTakeFirst();
  return Number(numDeletedRows);
}

export async function forgiveAttempt(db: Db, watched: readonly Watched[]): Promise<void> {
  for (const { subject, shared } of watched)
    if (shared)
      await db
        .updateTable('loginFailures')
        .set((row) => ({ failures: row('failures', '-', 1), blockedUntil: null }))
        .where('subject', '=', subject)
        .where('failures', '>', 0)
        .execute();
    else await db.deleteFrom('loginFailures').where('subject', '=', subject).execute();
}
