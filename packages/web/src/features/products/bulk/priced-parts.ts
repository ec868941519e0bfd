import { counted, nouns, type PriceChangeQuestion } from '@turoos/contract';

/** The parts whose prices are changed: the picked ones, or all that the list finds. */
export type PricedParts = Pick<PriceChangeQuestion, 'ids' | 'filters'> & { count: number };

/** What a rule may be asked for. */
export interface PricingSubject {
  picked: PricedParts;
  all: PricedParts;
}

export const countText = ({ count }: PricedParts): string => counted(count, nouns.product);

type Query = Readonly<Record<string, unknown>>;

const names = [
  'q',
  'category',
  'categoryId',
  'brand',
  'type',
  'warehouse',
  'status',
  'make',
  'model',
] as const;

/** Returns the filters of a list as the rule takes them: in a list's address everything is text. */
export function filtersOf(query: Query): NonNullable<PricedParts['filters']> {
  const given = names.filter((name) => query[name] !== undefined && query[name] !== '');
  const { isActive } = query;
  return {
    ...Object.fromEntries(given.map((name) => [name, query[name]])),
    ...(isActive !== undefined && isActive !== '' && { isActive: String(isActive) === 'true' }),
  };
}
