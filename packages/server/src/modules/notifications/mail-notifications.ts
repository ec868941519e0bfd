import type { NotificationKind } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Notifications } from '../../db/schema';
import { transaction, type Tx } from '../../db/transaction';
import type { JobContext } from '../../kernel/jobs';
import { queueMessages, type NewMessage } from '../outbox';
import { readSettings } from '../../kernel/settings';
import { readAudience, type Listener } from './audience';
import { inWords, type Telling } from './notification-text.rules';

type Row = Selectable<Notifications>;

const told = (row: Row): Telling => ({ ...row, kind: row.kind as NotificationKind });

/** Queues one message per user and channel, however many notifications it contains. */
export async function mailNotifications(tx: Tx, audience: readonly Listener[], rows: readonly Row[]) {
  const { name: shop } = await readSettings(tx, 'store');
  const messages = audience.flatMap(({ id, wants, ways }): NewMessage[] => {
    const own = rows.filter(({ userId, kind }) => userId === id && wants(kind as NotificationKind));
    const [first] = own;
    if (!first) return [];
    const parts = own.map(told).map(inWords);
    const subject = parts.length === 1 ? parts[0]?.title : `ملخص الإشعارات (${parts.length})`;
    const body = [...parts.map(({ title, message }) => `${title}\n${message}`), shop].join('\n\n');
    return ways.map((way) => ({
      ...way,
      subject: `${shop}: ${subject}`,
      body,
      source: { type: 'notifications', id: first.id },
      userId: id,
    }));
  });
  await queueMessages(tx, messages);
}

/** Mails the notifications gathered since the last digest that are still unread in the app. */
export const mailDigests = ({ db }: Pick<JobContext, 'db'>): Promise<void> =>
  transaction(db, async (tx) => {
    const due = await tx
      .updateTable('notifications')
      .set({ mailDue: false })
      .where('mailDue', '=', true)
      .returningAll()
      .execute();
    const unread = due.filter(({ readAt }) => readAt === null);
    if (unread.length > 0) await mailNotifications(tx, await readAudience(tx), unread);
  });
