import {
  adenDay,
  awaitedOf,
  chargeOfReceipt,
  exact,
  goodsOfArrival,
  landedCosts,
  must,
  purchaseLineTotal,
  purchasePaymentStatusOf,
  purchaseTotal,
  roundQuantity,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { readRates } from '../exchange-rates';
import type { LockedLine, LockedPurchase } from './lock-purchase';
import { forgetPrices, keepPricesBefore, restorePrices } from './purchase-prices';
import { readArrivedCharges, writeReceipt } from './purchase-receipts';
import { readPurchase } from './purchases.queries';
import { postDebt, takeGoodsIn } from './receive-purchase';

/** A line of an order with the quantity that arrives now. */
export interface ArrivingLine extends LockedLine {
  arriving: number;
}

/**
 * Takes in what arrived of an order: goods into stock at their cost with the receipt's share of freight and customs, the
 * debt for them, the receipt and its journal entry. A line that gets more than ordered grows. The rest stays on order.
 */
export async function takeArrival(
  tx: Tx,
  user: Actor,
  purchase: LockedPurchase,
  all: readonly ArrivingLine[],
  note?: string,
): Promise<void> {
  const { id, purchaseNumber, chargesOnBill } = purchase;
  const before = await readPurchase(tx, id);
  const earlier = await readArrivedCharges(tx, id);
  const lines = all.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, roundQuantity(line.received + line.arriving)),
    awaited: Math.max(awaitedOf(line), line.arriving),
  }));
  const share = (left: number) => chargeOfReceipt(lines, left, purchase.spreadBy);
  const charges = {
    freight: share(purchase.freight - earlier.freight),
    customs: share(purchase.customs - earlier.customs),
    spreadBy: purchase.spreadBy,
  };
  const arrived = costArrived(lines, charges);
  const goods = arrived.reduce((sum, line) => sum + goodsOfArrival(line), 0);
  const amount = purchaseTotal(goods, { ...charges, chargesOnBill });

  // the price before the first receipt is the one to give back
  const again = earlier.receipts > 0 ? arrived.map(({ productId }) => productId) : [];
  await restorePrices(tx, id, again);
  const pricesBefore = await takeGoodsIn(
    tx,
    user,
    { id, number: async () => purchaseNumber },
    arrived.map((line) => ({ ...line, quantity: line.arriving, landedCost: line.arrivingCost })),
  );
  await writeLines(tx, id, lines, arrived);
  await forgetPrices(tx, id, again);
  await keepPricesBefore(tx, id, pricesBefore);
  await writePurchase(tx, user, purchase, { amount, lines, isFirst: earlier.receipts === 0 });
  await writeReceipt(tx, user, id, {
    kind: 'arrived',
    goods,
    freight: charges.freight,
    customs: charges.customs,
    note,
    lines: arrived.map((line) => ({ ...line, quantity: line.arriving, landedCost: line.arrivingCost })),
  });
  await postDebt(tx, user, purchase, amount);
  await recordChange(tx, user, {
    action: 'purchase.receive',
    entity: 'purchases',
    entityId: id,
    before,
    after: await readPurchase(tx, id),
  });
  await postJournal(tx, {
    kind: 'purchase',
    figures: {
      clearing: chargesOnBill ? 0 : charges.freight + charges.customs,
      difference: 0,
      rounding: 0,
    },
    day: adenDay(),
    usdToYer: purchase.usdToYer,
    source: { type: 'purchase', id, number: purchaseNumber },
    note,
    userId: user.id,
  });
}

interface CostedArrival extends ArrivingLine {
  /** Cents of a piece that arrives now, and of a piece of all that has arrived, with four decimals. */
  arrivingCost: number;
  averageCost: number;
}

function costArrived(
  lines: readonly ArrivingLine[],
  charges: Parameters<typeof landedCosts>[1],
): CostedArrival[] {
  const arrived = lines.filter(({ arriving }) => arriving > 0);
  const costs = landedCosts(
    arrived.map(({ unitCost, arriving }) => ({ unitCost, quantity: arriving })),
    charges,
  );
  return arrived.map((line, index) => {
    const arrivingCost = must(costs[index]);
    const worthNow = exact(arrivingCost).times(line.arriving);
    const averageCost = exact(line.landedCost)
      .times(line.received)
      .plus(worthNow)
      .over(roundQuantity(line.received + line.arriving))
      .round(4);
    return { ...line, arrivingCost, averageCost };
  });
}

/** Writes what has arrived of each line; a line that was added with this receipt is new. */
async function writeLines(
  tx: Tx,
  id: string,
  lines: readonly ArrivingLine[],
  arrived: readonly CostedArrival[],
): Promise<void> {
  const quantities = new Map(lines.map(({ position, quantity }) => [position, quantity]));
  const quantityOf = ({ position }: CostedArrival) => must(quantities.get(position));
  const column = (of: (line: CostedArrival) => string | number) => arrived.map(of);
  await sql`
    insert into purchase_items as i (purchase_id, position, product_id, name, part_number, warehouse_id, quantity, received,
      unit_cost, landed_cost, total)
    select ${id}, line.* from unnest(
      ${column(({ position }) => position)}::int[], ${column(({ productId }) => productId)}::uuid[],
      ${column(({ name }) => name)}::text[], ${column(({ partNumber }) => partNumber)}::text[],
      ${column(({ warehouseId }) => warehouseId)}::uuid[], ${column(quantityOf)}::numeric[],
      ${column(({ received, arriving }) => roundQuantity(received + arriving))}::numeric[],
      ${column(({ unitCost }) => unitCost)}::bigint[], ${column(({ averageCost }) => averageCost)}::numeric[],
      ${column((line) => purchaseLineTotal({ unitCost: line.unitCost, quantity: quantityOf(line) }))}::bigint[]
    ) as line
    on conflict (purchase_id, position) do update set quantity = excluded.quantity, received = excluded.received,
      landed_cost = excluded.landed_cost, total = excluded.total`.execute(tx);
}

async function writePurchase(
  tx: Tx,
  user: Actor,
  purchase: LockedPurchase,
  receipt: { amount: number; lines: readonly ArrivingLine[]; isFirst: boolean },
): Promise<void> {
  const { id, purchaseDate, paidAmount: paid, returnedDebt } = purchase;
  const arrivedAmount = purchase.arrivedAmount + receipt.amount;
  const isWhole = receipt.lines.every(
    ({ quantity, received, arriving }) => roundQuantity(received + arriving) >= quantity,
  );
  const place = { userId: user.id, warehouseId: receipt.lines[0]?.warehouseId };
  const usdToYer = receipt.isFirst ? (await readRates(tx, place, purchaseDate)).usdToYer : purchase.usdToYer;
  await tx
    .updateTable('purchases')
    .set({
      status: isWhole ? 'completed' : 'partly_received',
      arrivedAmount,
      goods: sql`(select sum(total) from purchase_items where purchase_id = ${id})`,
      paymentStatus: purchasePaymentStatusOf({ paid, remaining: arrivedAmount - paid - returnedDebt }),
      usdToYer,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}
