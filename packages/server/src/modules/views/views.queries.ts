import { notFound, viewTexts, type ListName, type View } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';

type Row = Omit<View, '_id'> & { id: string };

/** Reads views that the user may see: their own first, then those shared with their role. */
async function readViews(db: Db, user: Actor, which: RawBuilder<unknown>): Promise<View[]> {
  const { rows } = await sql<Row>`
    select v.id, v.list, v.name, v.state, v.shared_with, v.user_id = ${user.id} as is_own, u.name as by, v.version
    from list_views v join users u on u.id = v.user_id
    where (v.user_id = ${user.id} or v.shared_with = ${user.role}) and ${which}
    order by v.user_id = ${user.id} desc, turoos_fold(v.name), v.id limit 200`.execute(db);
  return rows.map(({ id, ...view }) => ({ _id: id, ...view }));
}

export const listViews = (db: Db, user: Actor, list: ListName): Promise<View[]> =>
  readViews(db, user, sql`v.list = ${list}`);

export async function readView(db: Db, user: Actor, id: string): Promise<View> {
  const [view] = await readViews(db, user, sql`v.id = ${id}`);
  if (!view) throw notFound(viewTexts.notFound);
  return view;
}
