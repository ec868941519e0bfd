import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { isDaily, mostNames, type Bundle } from './bundle-news.rules';

interface UserBundle extends Bundle {
  userId: string;
  /** Whether the user is also notified by another channel than the app. */
  elsewhere: boolean;
}

/** Adds to an unread notification of the same bundle or inserts one; returns the resulting notifications. */
export async function writeBundles(tx: Tx, bundles: readonly UserBundle[]) {
  if (bundles.length === 0) return [];
  return tx
    .insertInto('notifications')
    .values(
      bundles.map(({ elsewhere, ...bundle }) => ({ ...bundle, mailDue: elsewhere && isDaily(bundle.kind) })),
    )
    .onConflict((unread) =>
      unread
        .columns(['userId', 'kind', 'bundle'])
        .where('readAt', 'is', null)
        .doUpdateSet({
          count: sql`notifications.count + excluded.count`,
          names: sql`(excluded.names || notifications.names)[1:${sql.lit(mostNames)}]`,
          // repeated news of one subject take its newest amount instead of the sum
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
