import { adenDay, type NotificationKind } from '@turoos/contract';
import type { News } from './news';

/** News of one user that become one notification. */
export interface Bundle {
  kind: NotificationKind;
  bundle: string;
  subjectId: string | null;
  count: number;
  names: string[];
  amount: number | null;
}

/** Number of names listed in a notification before it says that there are more. */
export const mostNames = 3;

/** Frequent kinds: one notification bundles a whole day, and they are mailed with the next digest. */
const daily: readonly NotificationKind[] = [
  'newOrders',
  'lowStock',
  'outOfStock',
  'dueExpenses',
  'undecidedSales',
  'arrivedParts',
  'reservations',
];
export const isDaily = (kind: NotificationKind): boolean => daily.includes(kind);

const bundleOf = ({ kind, subjectId, event = subjectId }: News, now: Date): string =>
  isDaily(kind) ? adenDay(now) : event;

/** Groups news into bundles, each with its newest names first. */
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
