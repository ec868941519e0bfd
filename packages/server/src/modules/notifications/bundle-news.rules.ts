import { adenDay, type NotificationKind } from '@turoos/contract';
import type { News } from './news';

/** News of one user that are told as one. */
export interface Bundle {
  kind: NotificationKind;
  bundle: string;
  subjectId: string | null;
  count: number;
  names: string[];
  amount: number | null;
}

/** How many are named; of the rest it is said that there are more. */
export const mostNames = 3;

/** Of these there are many a day: a day's are told as one, and mailed with the next digest. */
const daily: readonly NotificationKind[] = ['newOrders', 'lowStock', 'outOfStock'];
export const isDaily = (kind: NotificationKind): boolean => daily.includes(kind);

const bundleOf = ({ kind, subjectId }: News, now: Date): string => (isDaily(kind) ? adenDay(now) : subjectId);

/** The newest names stand first. */
export function bundleNews(news: readonly News[], now: Date): Bundle[] {
  const bundles = new Map<string, News[]>();
  for (const one of news) {
    const key = `${one.kind} ${bundleOf(one, now)}`;
    const bundle = bundles.get(key) ?? [];
    bundle.push(one);
    bundles.set(key, bundle);
  }
  return [...bundles.values()].map((together) => {
    const [first] = together as [News, ...News[]];
    const amounts = together.flatMap(({ amount }) => (amount === null ? [] : [amount]));
    return {
      kind: first.kind,
      bundle: bundleOf(first, now),
      subjectId: together.length === 1 ? first.subjectId : null,
      count: together.length,
      names: together
        .toReversed()
        .slice(0, mostNames)
        .map(({ name }) => name),
      amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount),
    };
  });
}
