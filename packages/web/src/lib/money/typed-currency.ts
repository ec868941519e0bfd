import type { DisplayCurrency } from '@turoos/contract';
import { createStore } from '@/lib/state/store';

/** The kinds of money boxes, of which each remembers a currency of its own: one kind's is mistaken for another's. */
const kinds = [
  'price',
  'discount',
  'refund',
  'balance',
  'cost',
  /** What customers pay. */
  'payment',
  /** What suppliers are paid. */
  'supplier',
  'expense',
  'movement',
  'transfer',
] as const;
export type MoneyKind = (typeof kinds)[number];

const keyOf = (kind: MoneyKind) => `${kind}_currency`;
const storeOf = (kind: MoneyKind) => createStore(localStorage.getItem(keyOf(kind)));
const chosen = new Map(kinds.map((kind) => [kind, storeOf(kind)]));
const storeFor = (kind: MoneyKind) => chosen.get(kind) as ReturnType<typeof storeOf>;

/** The currency in which a box starts: the one chosen last on this device, else the shop's. Costs are quoted in dollars. */
export const useTypedCurrency = (kind: MoneyKind, display: DisplayCurrency): string =>
  storeFor(kind).use() ?? (kind === 'cost' ? 'USD' : display);

export function chooseCurrency(kind: MoneyKind, code: string): void {
  localStorage.setItem(keyOf(kind), code);
  storeFor(kind).set(code);
}

/** The currency of amounts that are dollars in the books, and are typed in dollars or rials. */
export type PriceCurrency = DisplayCurrency;

export function usePriceCurrency(kind: MoneyKind, display: DisplayCurrency): PriceCurrency {
  const code = useTypedCurrency(kind, display);
  return code === 'USD' || code === 'YER' ? code : display;
}
