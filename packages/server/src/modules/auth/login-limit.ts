import { fold } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { afterAttempt, secondsBlocked } from './login-limit.rules';

/** Wrong guesses that cost nothing. A whole shop may share one address. */
const freeTries = { user: 5, ip: 30 };

const userSubject = (username: string) => `user:${fold(username)}`;

/**
 * Counts an attempt before the password is looked at, so that guesses sent at once cannot slip through
 * together; a success takes its count back. Answers the seconds to wait, 0 when the attempt may go on.
 */
export async function countAttempt(db: Db, username: string, ip: string): Promise<number> {
  const subjects = [
    { subject: `ip:${ip}`, free: freeTries.ip },
    { subject: userSubject(username), free: freeTries.user },
  ];
  return transaction(db, async (tx) => {
    await tx
      .insertInto('loginFailures')
      .values(subjects.map(({ subject }) => ({ subject, failures: 0, lastFailedAt: new Date() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await tx
      .selectFrom('loginFailures')
      .selectAll()
      .where(
        'subject',
        'in',
        subjects.map(({ subject }) => subject),
      )
      .orderBy('subject')
      .forUpdate()
      .execute();
    const now = new Date();
    const wait = Math.max(...rows.map((row) => secondsBlocked(row, now)));
    if (wait > 0) return wait;
    for (const row of rows) {
      const free = subjects.find(({ subject }) => subject === row.subject)?.free ?? freeTries.user;
      await tx
        .updateTable('loginFailures')
        .set(afterAttempt(row, free, now))
        .where('subject', '=', row.subject)
        .execute();
    }
    return 0;
  });
}

export async function forgiveAttempt(db: Db, username: string, ip: string): Promise<void> {
  await db.deleteFrom('loginFailures').where('subject', '=', userSubject(username)).execute();
  await db
    .updateTable('loginFailures')
    .set((row) => ({ failures: row('failures', '-', 1), blockedUntil: null }))
    .where('subject', '=', `ip:${ip}`)
    .where('failures', '>', 0)
    .execute();
}
