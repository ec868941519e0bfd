import type { Notification, NotificationsQuery, Page } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Notifications } from '../../db/schema';
import { readSettings } from '../../kernel/settings';
import { inWords } from './notification-text.rules';

function present(row: Selectable<Notifications>): Notification {
  const kind = row.kind;
  return {
    _id: row.id,
    kind,
    ...inWords({ ...row, kind }),
    count: row.count,
    names: row.names,
    amount: row.amount,
    isRead: row.readAt !== null,
    createdAt: row.happenedAt,
  };
}

const own = (db: Db, userId: string) => db.selectFrom('notifications').where('userId', '=', userId);

async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await own(db, userId)
    .where('readAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Lists unread notifications first, newest first within each group. */
export async function listNotifications(
  db: Db,
  userId: string,
  query: NotificationsQuery,
): Promise<Page<Notification> & { summary: { unread: number } }> {
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  let matching = own(db, userId)
    .selectAll()
    .orderBy(sql`(read_at is not null)`)
    .orderBy('happenedAt', direction)
    .orderBy('id', direction);
  if (query.kind) matching = matching.where('kind', '=', query.kind);
  if (query.unread !== undefined) matching = matching.where('readAt', query.unread ? 'is' : 'is not', null);
  const { rows, ...page } = await readPage(db, matching, query);
  return { ...page, rows: rows.map(present), summary: { unread: await countUnread(db, userId) } };
}

export async function countNotifications(db: Db, userId: string) {
  const newest = await own(db, userId)
    .selectAll()
    .where('readAt', 'is', null)
    .orderBy('happenedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    unread: newest ? await countUnread(db, userId) : 0,
    newest: newest ? { at: newest.happenedAt, title: present(newest).title } : null,
    push: (await readSettings(db, 'notifications', userId)).push,
  };
}
