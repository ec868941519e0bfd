import {
  awaitedOf,
  fitsUnit,
  fractionText,
  roundQuantity,
  type PurchaseDetail,
  type PurchaseItem,
  type ReceiptInput,
  type Unit,
} from '@turoos/contract';
import { z } from 'zod';
import type { TypedMoney } from '@/lib/money/typed-money';

/** A part that arrived and is not on the bill. */
export interface AddedLine {
  product: string;
  name: string;
  partNumber: string;
  unit: Unit;
  quantity: number | null;
  unitCost: TypedMoney | null;
}

/** The lines of an order that still wait for goods. */
export const awaitedLines = ({ items }: Pick<PurchaseDetail, 'items'>): PurchaseItem[] =>
  items.filter((item) => awaitedOf(item) > 0);

export const receiptForm = (lines: readonly PurchaseItem[]) =>
  z
    .object({
      arrived: z.array(z.number().nullable()),
      added: z.array(z.custom<AddedLine>()),
      note: z.string().trim().max(500),
    })
    .superRefine(({ arrived, added }, check) => {
      const problem = (path: string, message: string) =>
        check.addIssue({ code: 'custom', path: [path], message });
      const broken =
        lines.find(({ unit }, index) => !fitsUnit(arrived[index] ?? 0, unit)) ??
        added.find(({ unit, quantity }) => !fitsUnit(quantity ?? 0, unit));
      if (broken) problem('arrived', fractionText(broken));
      if (added.some(({ quantity }) => !quantity)) problem('added', 'اكتب كمية كل قطعة أضفتها');
      if (added.some(({ unitCost }) => unitCost === null)) problem('added', 'اكتب سعر وحدة كل قطعة أضفتها');
      if (arrived.every((quantity) => !quantity) && added.length === 0)
        problem('arrived', 'امسح ما وصل أو اكتب كميته');
    });

interface Filled {
  arrived: readonly (number | null)[];
  added: readonly AddedLine[];
  note: string;
}

/** Returns the request; it lists no items when all that is on order arrived. */
export function receiptOf(lines: readonly PurchaseItem[], { arrived, added, note }: Filled): ReceiptInput {
  const isWhole = added.length === 0 && lines.every((line, index) => arrived[index] === awaitedOf(line));
  if (isWhole) return { note };
  return {
    note,
    items: [
      ...lines.flatMap(({ product, warehouse }, index) => {
        const quantity = arrived[index] ?? 0;
        return quantity > 0 ? [{ product, warehouse, quantity }] : [];
      }),
      ...added.map(({ product, quantity, unitCost }) => ({
        product,
        quantity: quantity ?? 0,
        unitCost: unitCost?.cents ?? 0,
      })),
    ],
  };
}

/** Returns what stays on order after this receipt. */
export const stillAwaited = (lines: readonly PurchaseItem[], arrived: readonly (number | null)[]) =>
  lines
    .map((line, index) => ({
      unit: line.unit,
      quantity: Math.max(0, roundQuantity(awaitedOf(line) - (arrived[index] ?? 0))),
    }))
    .filter(({ quantity }) => quantity > 0);
