import type { Entry, Refund, Sale } from '../trade/books';
import type { Traded } from '../trade/trade';

/** What moved money or stock at the counter, in chronological order. */
export type Happening = { at: number; userId: string | null } & (
  | { what: 'sale'; sale: Sale }
  | { what: 'cancel'; sale: Sale }
  | { what: 'refund'; refund: Refund }
  | { what: 'payment'; entry: Entry }
);

export function happeningsOf({ sales, refunds, entries }: Traded): Happening[] {
  const made = sales.filter(({ status }) => status !== 'pending');
  const all: Happening[] = [
    ...made.map((sale) => ({ what: 'sale' as const, at: sale.at, userId: sale.userId, sale })),
    ...made
      .filter(({ status }) => status === 'cancelled')
      .map((sale) => ({ what: 'cancel' as const, at: sale.updatedAt, userId: sale.userId, sale })),
    ...refunds.map((refund) => ({ what: 'refund' as const, at: refund.at, userId: refund.userId, refund })),
    ...entries
      .filter(({ type }) => type === 'payment')
      .map((entry) => ({ what: 'payment' as const, at: entry.at, userId: entry.userId, entry })),
  ];
  return all.toSorted((a, b) => a.at - b.at);
}
