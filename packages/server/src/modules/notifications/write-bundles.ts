import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { isDaily, mostNames, type Bundle } from './bundle-news.rules';

interface Told extends Bundle {
  userId: string;
  /** The user is also told by another way than the app. */
  elsewhere: boolean;
}

/** Joins what is still unread of the same bundle; answers the notifications as they stand then. */
export async function writeBundles(tx: Tx, told: readonly Told[]) {
  if (told.length === 0) return [];
  return tx
    .insertInto('notifications')
    .values(
      told.map(({ elsewhere, ...bundle }) => ({ ...bundle, mailDue: elsewhere && isDaily(bundle.kind) })),
    )
    .onConflict((unread) =>
      unread
        .columns(['userId', 'kind', 'bundle'])
        .where('readAt', 'is', null)
        .doUpdateSet({
          count: sql`notifications.count + excluded.count`,
          names: sql`(excluded.names || notifications.names)[1:${sql.lit(mostNames)}]`,
          // once more about the same: its newest figure, not the sum
          subjectId: sql`case when notifications.subject_id = excluded.subject_id then excluded.subject_id end`,
          amount: sql`case when notifications.subject_id = excluded.subject_id then excluded.amount
            else notifications.amount + excluded.amount end`,
          mailDue: sql`notifications.mail_due or excluded.mail_due`,
          happenedAt: sql`now()`,
        }),
    )
    .returningAll()
    .execute();
}
