import type { Part } from '@turoos/contract';

/** Returns 'المحرك › الفلاتر', or '' without a category. */
export const categoryPath = ({ category, subCategory }: Pick<Part, 'category' | 'subCategory'>): string =>
  [category, subCategory].filter(Boolean).join(' › ');
