import { staleVersion, type CategoryChanges } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { checkNames, checkPlace, lockCategory, settleBranch, settleEngineRules } from './category-tree';

export async function updateCategory(
  tx: Tx,
  user: Doer,
  id: string,
  changes: CategoryChanges,
): Promise<void> {
  const {
    rootId,
    createdAt: _c,
    engineRule: _r,
    engineGuess: _g,
    updatedAt,
    ...before
  } = await lockCategory(tx, id);
  if (changes.updatedAt && changes.updatedAt < updatedAt) throw staleVersion();
  const after: typeof before = {
    id,
    parentId: changes.parentId === undefined ? before.parentId : changes.parentId,
    nameAr: changes.name_ar ?? before.nameAr,
    nameEn: changes.name_en ?? before.nameEn,
    descriptionAr: changes.description_ar ?? before.descriptionAr,
    descriptionEn: changes.description_en ?? before.descriptionEn,
    sortOrder: changes.sortOrder ?? before.sortOrder,
    isActive: changes.isActive ?? before.isActive,
    engineMatters: changes.engineMatters === undefined ? before.engineMatters : changes.engineMatters,
  };
  const moved = after.parentId !== before.parentId;
  const renamed = after.nameAr !== before.nameAr || after.nameEn !== before.nameEn;
  const newRootId = moved ? await checkPlace(tx, { id }, after.parentId) : rootId;
  if (moved || renamed) await checkNames(tx, after);
  await tx
    .updateTable('categories')
    .set({ ...after, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
  if (moved || renamed) await settleBranch(tx, id, newRootId);
  else if (after.engineMatters !== before.engineMatters) await settleEngineRules(tx);
  await recordChange(tx, user, {
    action: 'category.update',
    entity: 'categories',
    entityId: id,
    before,
    after,
  });
}
