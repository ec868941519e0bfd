import { MOST_VIEWS, ruleBroken, viewTexts, type NewView, type View } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readView } from './views.queries';
import { assertMayShare, orRefused } from './write-view';

/** Saves a view for the user, who is locked so that parallel requests can't exceed the limit. */
export async function createView(tx: Tx, user: Actor, view: NewView): Promise<View> {
  if (view.sharedWith) assertMayShare(user);
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute();
  // A statement of its own, because one that waited for the lock counts what was there before.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from list_views where user_id = ${user.id} and list = ${view.list}`.execute(
    tx,
  );
  if ((rows[0]?.count ?? 0) >= MOST_VIEWS) throw ruleBroken(viewTexts.tooMany);
  const { id } = await orRefused(
    view.name,
    tx
      .insertInto('listViews')
      .values({ ...view, state: jsonb(view.state), userId: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const after = await readView(tx, user, id);
  await recordChange(tx, user, { action: 'view.create', entity: 'views', entityId: id, after });
  return after;
}
