import { AppError, authTexts, fold, waitText } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { afterAttempt, secondsBlocked } from './login-limit.rules';

interface Watched {
  subject: string;
  /** Number of wrong guesses without a wait. */
  free: number;
  /** Set when other users' guesses count here too: a success then takes back only its own count. */
  shared?: true;
}

/**
 * Guesses at a password when signing in. The limit per address is high because a whole shop may share one.
 */
export const guessesOf = (username: string, ip: string): Watched[] => [
  { subject: `ip:${ip}`, free: 30, shared: true },
  { subject: `user:${fold(username)}`, free: 5 },
];

/** Guesses of a known user at a code, or at their own password when confirming it. */
export const guessesAt = (what: 'code' | 'password', userId: string): Watched[] => [
  { subject: `${what}:${userId}`, free: 5 },
];

/** Throws when an attempt comes too soon, with the time to wait; otherwise counts it until it is forgiven. */
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
 * Counts an attempt before it is checked, so that concurrent guesses can't pass together; a success takes its
 * count back. Returns the seconds to wait, 0 when the attempt may proceed.
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

/** Ends every wait, or those of one user; returns how many were ended. */
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
