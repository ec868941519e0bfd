import {
  conflict,
  must,
  purchaseTexts,
  receiptTexts,
  receivePurchaseBlocked,
  ruleBroken,
  type ReceivedPurchase,
  type ReceiptInput,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { refuseIf } from '../../kernel/assert-may';
import { arrivalsOf, assertOrdered, type Arrivals } from './arrivals.rules';
import { lockPurchase, readLines, type LockedLine, type LockedPurchase } from './lock-purchase';
import { orderAfter } from './order-entry';
import { assertPlaces, lookUpLines } from './purchase-entry';
import { mostCents } from './purchase.rules';
import { readArrived } from './purchase-receipts';
import { readPurchaseDetail } from './purchases.queries';
import { receivePurchase } from './receive-purchase';
import { takeArrival, type ArrivingLine } from './take-arrival';

/** Receives what arrived of an order; what has not arrived stays on order. */
export async function receiveOrder(
  tx: Tx,
  user: Actor,
  id: string,
  { items, note, confirm = false, version }: ReceiptInput,
): Promise<ReceivedPurchase> {
  const purchase = await lockPurchase(tx, id);
  assertCurrent(version, purchase);
  refuseIf(receivePurchaseBlocked(purchase));
  const lines = await readLines(tx, id);
  if (lines.length === 0) {
    if (items) throw conflict(receiptTexts.noLines);
    await receivePurchase(tx, user, await orderAfter(tx, purchase, {}), purchase);
    return { ...(await readPurchaseDetail(tx, id)), arrived: [] };
  }
  const arrivals = arrivalsOf(lines, items);
  const added = await addedLines(tx, lines, arrivals);
  assertOrdered(lines, arrivals, added, confirm);
  await takeIn(tx, user, purchase, [...arriving(lines, arrivals), ...added], note);
  return { ...(await readPurchaseDetail(tx, id)), arrived: await readArrived(tx, id) };
}

/** Receives everything of an order that has not arrived yet. */
export async function receiveRest(tx: Tx, user: Actor, purchase: LockedPurchase): Promise<void> {
  const lines = await readLines(tx, purchase.id);
  await takeIn(tx, user, purchase, arriving(lines, arrivalsOf(lines, undefined)));
}

const arriving = (lines: readonly LockedLine[], { onLines }: Arrivals): ArrivingLine[] =>
  lines.map((line) => ({ ...line, arriving: onLines.get(line.position) ?? 0 }));

async function takeIn(
  tx: Tx,
  user: Actor,
  purchase: LockedPurchase,
  lines: readonly ArrivingLine[],
  note?: string,
): Promise<void> {
  const arrived = lines.filter((line) => line.arriving > 0);
  await assertPlaces(tx, [...new Set(arrived.map(({ warehouseId }) => warehouseId))]);
  const value = lines.reduce(
    (sum, line) => sum + Math.max(line.quantity, line.received + line.arriving) * line.unitCost,
    purchase.freight + purchase.customs,
  );
  if (value > mostCents) throw ruleBroken(purchaseTexts.totalTooBig);
  await takeArrival(tx, user, purchase, lines, note);
}

/** Returns lines behind the others for parts that arrived and are not on the bill. */
async function addedLines(
  tx: Tx,
  lines: readonly LockedLine[],
  { added }: Arrivals,
): Promise<ArrivingLine[]> {
  const last = must(lines.at(-1));
  const first = must(lines[0]);
  const found = await lookUpLines(
    tx,
    added.map((item) => ({ ...item, warehouse: item.warehouse ?? first.warehouseId })),
  );
  return found.map((line, index) => ({
    ...last,
    ...line,
    position: last.position + 1 + index,
    quantity: line.quantity,
    received: 0,
    returned: 0,
    landedCost: 0,
    arriving: line.quantity,
  }));
}
