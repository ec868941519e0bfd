import type { Category } from '@turoos/contract';

export interface CategoryRow {
  id: string;
  parentId: string | null;
  nameAr: string;
  nameEn: string;
  descriptionAr: string;
  descriptionEn: string;
  sortOrder: number;
  isActive: boolean;
  engineMatters: boolean | null;
  engineRule: boolean | null;
  engineGuess: boolean | null;
  createdAt: Date;
  updatedAt: Date;
  /** Number of parts directly in this category. */
  ownProducts: number;
}

/** Returns the tree's nodes by id, each with its sub-categories in the order of the rows. */
export function buildNodes(rows: readonly CategoryRow[]): Map<string, Category> {
  const nodes = new Map(rows.map((row) => [row.id, present(row)]));
  for (const node of nodes.values()) if (node.parentId) nodes.get(node.parentId)?.subCategories.push(node);
  for (const node of nodes.values()) if (!node.parentId) sumProducts(node);
  return nodes;
}

function present(row: CategoryRow): Category {
  const { id, parentId } = row;
  return {
    _id: id,
    id,
    categoryId: id,
    ...(parentId && { subId: id }),
    name_ar: row.nameAr,
    name_en: row.nameEn,
    description_ar: row.descriptionAr,
    description_en: row.descriptionEn,
    parentId,
    sortOrder: row.sortOrder,
    isActive: row.isActive,
    engineMatters: row.engineMatters,
    engineInForce: row.engineRule ?? row.engineGuess ?? true,
    productCount: row.ownProducts,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    subCategories: [],
  };
}

function sumProducts(node: Category): number {
  for (const below of node.subCategories) node.productCount += sumProducts(below);
  return node.productCount;
}

/** Returns the siblings' ids after moving one before another, or to the end when `before` is null. */
export function placeBefore(ids: readonly string[], id: string, before: string | null): string[] {
  const others = ids.filter((one) => one !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(at, 0, id);
}
