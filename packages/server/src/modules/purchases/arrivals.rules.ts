import {
  awaitedOf,
  conflict,
  quantityText,
  receiptTexts,
  roundQuantity,
  unconfirmed,
  type ArrivedItem,
} from '@turoos/contract';
import type { LockedLine } from './lock-purchase';

type OrderedLine = Pick<
  LockedLine,
  'position' | 'productId' | 'name' | 'warehouseId' | 'unit' | 'quantity' | 'received'
>;

/** What arrives on the lines of an order, and what arrives of parts that are not on it. */
export interface Arrivals {
  /** Quantity by the line's position; beyond what is on order, the last line of the part takes it. */
  onLines: ReadonlyMap<number, number>;
  added: readonly (ArrivedItem & { unitCost: number })[];
}

/** Distributes arrived goods over the lines of an order: without items, everything that is still on order. */
export function arrivalsOf(
  lines: readonly OrderedLine[],
  items: readonly ArrivedItem[] | undefined,
): Arrivals {
  if (!items)
    return {
      onLines: new Map(
        lines.filter((line) => awaitedOf(line) > 0).map((line) => [line.position, awaitedOf(line)]),
      ),
      added: [],
    };
  const onLines = new Map<number, number>();
  const added: (ArrivedItem & { unitCost: number })[] = [];
  for (const item of items) {
    const own = lines.filter(
      ({ productId, warehouseId }) =>
        productId === item.product && (!item.warehouse || warehouseId === item.warehouse),
    );
    const last = own.at(-1);
    if (last && item.unitCost !== undefined) throw conflict(receiptTexts.onBill, { product: item.product });
    if (last) fill(onLines, own, last.position, item.quantity);
    else if (item.unitCost === undefined) throw conflict(receiptTexts.notOnBill, { product: item.product });
    else added.push({ ...item, unitCost: item.unitCost });
  }
  return { onLines, added };
}

function fill(
  onLines: Map<number, number>,
  own: readonly OrderedLine[],
  last: number,
  quantity: number,
): void {
  let open = quantity;
  const add = (position: number, taken: number) => {
    onLines.set(position, roundQuantity((onLines.get(position) ?? 0) + taken));
    open = roundQuantity(open - taken);
  };
  for (const line of own) {
    const room = roundQuantity(awaitedOf(line) - (onLines.get(line.position) ?? 0));
    const taken = Math.min(open, room);
    if (taken > 0) add(line.position, taken);
  }
  if (open > 0) add(last, open);
}

/** Throws when more arrives than is on order, by lines or by added parts, and the receiver has not confirmed it. */
export function assertOrdered(
  lines: readonly OrderedLine[],
  { onLines }: Arrivals,
  added: readonly { name: string; quantity: number }[],
  confirmed: boolean,
): void {
  if (confirmed) return;
  const beyond = lines.flatMap((line) => {
    const over = roundQuantity((onLines.get(line.position) ?? 0) - awaitedOf(line));
    return over > 0 ? [`${line.name} (${quantityText(over, line.unit)})`] : [];
  });
  const unknown = added.map(({ name }) => name);
  if (beyond.length + unknown.length > 0)
    throw unconfirmed(receiptTexts.beyondOrder([...beyond, ...unknown].join('، ')));
}
