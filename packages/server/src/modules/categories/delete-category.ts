import { conflict } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { lockCategory } from './category-tree';

export async function deleteCategory(tx: Tx, user: Doer, id: string): Promise<void> {
  const category = await lockCategory(tx, id);
  const { subCategories, products } = await tx
    .selectNoFrom((e) => [
      e
        .selectFrom('categories')
        .select((c) => c.fn.countAll<number>().as('n'))
        .where('parentId', '=', id)
        .as('subCategories'),
      e
        .selectFrom('products')
        .select((p) => p.fn.countAll<number>().as('n'))
        .where('categoryId', '=', id)
        .as('products'),
    ])
    .executeTakeFirstOrThrow();
  const inside = [
    subCategories && `الفئات الفرعية: ${subCategories}`,
    products && `المنتجات: ${products}`,
  ].filter(Boolean);
  if (inside.length > 0)
    throw conflict(`لا يمكن حذف الفئة «${category.nameAr}» لأنها ليست فارغة (${inside.join('، ')})`, {
      subCategories,
      products,
    });
  await tx.deleteFrom('categories').where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: 'category.delete',
    entity: 'categories',
    entityId: id,
    before: category,
  });
}
