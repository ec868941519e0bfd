import { must, type NewCategory } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { checkNames, checkPlace, lockTree, settleEngineRules } from './category-tree';

export async function createCategory(tx: Tx, user: Doer, category: NewCategory): Promise<string> {
  await lockTree(tx);
  const { rows } = await sql<{ id: string }>`select turoos_id() as id`.execute(tx);
  const { id } = must(rows[0]);
  const values = {
    id,
    parentId: category.parentId ?? null,
    nameAr: category.name_ar,
    nameEn: category.name_en,
    descriptionAr: category.description_ar ?? '',
    descriptionEn: category.description_en ?? '',
    sortOrder: category.sortOrder ?? 0,
    isActive: category.isActive ?? true,
    engineMatters: category.engineMatters ?? null,
  };
  const rootId = await checkPlace(tx, { id, isNew: true }, values.parentId);
  await checkNames(tx, values);
  await tx
    .insertInto('categories')
    .values({ ...values, rootId })
    .execute();
  await settleEngineRules(tx);
  await recordChange(tx, user, {
    action: 'category.create',
    entity: 'categories',
    entityId: id,
    after: values,
  });
  return id;
}
