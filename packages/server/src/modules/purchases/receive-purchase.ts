import { adenDay, bookingDay } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import type { Tendered } from '../cash';
import { readRates } from '../exchange-rates';
import { postSupplierEntry } from '../ledger';
import { moveStock } from '../stock';
import type { LockedPurchase } from './lock-purchase';
import { pay } from './pay-purchase';
import { assertPlaces, checkEntry, placeOf, type CheckedEntry, type PurchaseEntry } from './purchase-entry';
import { besidesTotal, type CostedLine } from './purchase.rules';
import { keepPricesBefore, setPurchasePrices, type PriceBefore } from './purchase-prices';
import { writeReceipt } from './purchase-receipts';
import { readPurchase } from './purchases.queries';
import { identify, writePurchase, type PurchaseIdentity } from './write-purchase';

interface ReceivedEntry {
  id: string;
  purchaseNumber: string;
  totalAmount: number;
  /** The total, and what others than the supplier charge. */
  cost: number;
  sourceVehicleId: string | null;
  tendered?: Tendered | undefined;
}

/**
 * Receives a new or ordered purchase in one transaction: goods into stock, purchase prices, debt and payment.
 * The caller has locked the supplier and looked up the parts; lines are inserted in portions. A warehouse closed
 * since the order was made refuses the goods.
 * Throws a conflict when the supplier's invoice number exists. All checks come before a new purchase takes
 * its number, because the counter row stays locked until commit.
 */
export async function receivePurchase(
  tx: Tx,
  user: Actor,
  entry: PurchaseEntry,
  ordered?: LockedPurchase,
): Promise<ReceivedEntry> {
  const checked = await checkEntry(tx, 'completed', entry, ordered);
  if (ordered) await assertPlaces(tx, [...new Set(checked.lines.map(({ warehouseId }) => warehouseId))]);
  const { purchaseDate, paymentMethod } = checked.header;
  const before = ordered && (await readPurchase(tx, ordered.id));
  const { usdToYer } = await readRates(tx, placeOf(user, checked), purchaseDate);
  const identity = await identify(tx, entry.at, ordered);
  const { id, number } = identity;

  const pricesBefore = await takeGoodsIn(tx, user, identity, checked.lines);
  await writePurchase(tx, user, identity, { ...checked, status: 'completed', usdToYer }, ordered);
  await keepPricesBefore(tx, id, pricesBefore);
  if (ordered && checked.lines.length > 0) await writeReceipt(tx, user, id, wholeReceipt(checked));
  const purchase = { id, supplierId: checked.supplierId, purchaseDate, remaining: checked.total };
  await postDebt(tx, user, purchase, checked.total);
  // a purchase entered as received came and was paid on its date, an order when its goods arrive
  const day = ordered ? adenDay() : purchaseDate;
  const { tenders, seenRates, paidAmount } = entry;
  const amount = tenders ? paidAmount : checked.paid;
  const paid = await pay(tx, user, purchase, { amount, tenders, seenRates, paymentMethod, paidAt: day });
  await recordChange(tx, user, {
    action: ordered ? 'purchase.receive' : 'purchase.create',
    entity: 'purchases',
    entityId: id,
    before,
    after: await readPurchase(tx, id),
  });
  const purchaseNumber = await number();
  const posted = {
    money: paid?.moves,
    usdToYer: paid?.usdToYer ?? usdToYer,
    day: bookingDay(day),
    source: { type: 'purchase', id, number: purchaseNumber },
    userId: user.id,
  };
  const { clearing, difference } = besidesTotal(checked.lines, checked.header);
  const rounding = paid?.rounding ?? 0;
  if (checked.lines.length > 0)
    await postJournal(tx, { ...posted, kind: 'purchase', figures: { clearing, difference, rounding } });
  else {
    const value = checked.total + clearing;
    const booked = checked.forTeardown ? { value: 0, car: value } : { value, car: 0 };
    await postJournal(tx, { ...posted, kind: 'purchaseAmount', figures: { ...booked, clearing, rounding } });
  }
  return {
    id,
    purchaseNumber,
    totalAmount: checked.total,
    cost: checked.total + clearing,
    sourceVehicleId: checked.sourceVehicleId,
    tendered: paid?.answer,
  };
}

/**
 * Adds the goods to stock at landed cost; the supplier's price becomes the parts' purchase price. Returns the prices
 * before.
 */
export async function takeGoodsIn(
  tx: Tx,
  user: Actor,
  { id, number }: Pick<PurchaseIdentity, 'id' | 'number'>,
  lines: readonly Pick<CostedLine, 'productId' | 'warehouseId' | 'quantity' | 'unitCost' | 'landedCost'>[],
): Promise<PriceBefore[]> {
  if (lines.length === 0) return [];
  const before = await setPurchasePrices(tx, id, lines);
  await moveStock(tx, {
    reason: 'purchase',
    lines: lines.map(({ productId, warehouseId, quantity, landedCost }) => ({
      productId,
      warehouseId,
      quantity,
      unitCost: landedCost,
    })),
    userId: user.id,
    within: user.warehouses,
    source: { type: 'purchase', id, number },
  });
  return before;
}

const wholeReceipt = ({ header: { freight, customs }, goods, lines }: CheckedEntry) => ({
  kind: 'arrived' as const,
  goods,
  freight,
  customs,
  lines: lines.map((line, index) => ({ ...line, position: index + 1 })),
});

/** Posts the debt of a purchase, dated on its day. */
export async function postDebt(
  tx: Tx,
  user: Actor,
  purchase: { id: string; supplierId: string; purchaseDate: string },
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: 'purchase',
    change: -amount,
    dated: purchase.purchaseDate,
    purchaseId: purchase.id,
    userId: user.id,
  });
}
