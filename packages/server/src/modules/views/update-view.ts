import { AppError, can, denial, type View, type ViewChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { readView } from './views.queries';
import { assertMayShare, orRefused } from './write-view';

/** Changes only the fields passed in. */
export async function updateView(
  tx: Tx,
  user: Actor,
  id: string,
  { version, state, ...changes }: ViewChanges,
): Promise<View> {
  const before = await lockView(tx, user, id);
  assertCurrent(version, before);
  if (changes.sharedWith) assertMayShare(user);
  await orRefused(
    changes.name ?? before.name,
    tx
      .updateTable('listViews')
      .set({
        ...changes,
        ...(state && { state: jsonb(state) }),
        version: before.version + 1,
        updatedAt: sql`now()`,
      })
      .where('id', '=', id)
      .execute(),
  );
  // Another role's users may see it from now on, the one who changed it not.
  const after = { ...before, ...changes, ...(state && { state }), version: before.version + 1 };
  await recordChange(tx, user, { action: 'view.update', entity: 'views', entityId: id, before, after });
  return after;
}

/** Locks a view that the user may change: their own, or one shared with their role if they may share. */
export async function lockView(tx: Tx, user: Actor, id: string): Promise<View> {
  await tx.selectFrom('listViews').select('id').where('id', '=', id).forUpdate().execute();
  const view = await readView(tx, user, id);
  if (!view.isOwn && !can(user, 'views:share')) throw new AppError('FORBIDDEN', denial('views:share'));
  return view;
}
