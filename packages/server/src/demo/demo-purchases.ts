import { adenDay, must, quoted, type PurchasePaymentMethod } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';
import { lockSupplierAccount } from '../modules/ledger';
import {
  cancelPurchase,
  orderPurchase,
  payPurchase,
  receiveOrder,
  receivePurchase,
  returnPurchase,
  type PurchaseLine,
} from '../modules/purchases';
import { demoActor, happenedAt, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';

const count = 40;
const dayLength = 86_400_000;

/** Events after a purchase was entered; most are just paid in time, or not yet. */
const endings: Partial<
  Record<
    number,
    'ordered' | 'partly received' | 'arrived later' | 'cancelled' | 'returned' | 'partly returned'
  >
> = {
  9: 'cancelled',
  14: 'arrived later',
  15: 'arrived later',
  17: 'returned',
  20: 'arrived later',
  21: 'arrived later',
  24: 'partly returned',
  26: 'arrived later',
  27: 'arrived later',
  37: 'partly received',
  38: 'ordered',
  39: 'ordered',
};

const remarks = ['', 'تزويد شهري', '', 'مع شاحنة عدن', 'طلب ورشة', '', 'عرض نهاية الموسم'];
const methods: readonly PurchasePaymentMethod[] = ['cash', 'bank_transfer', 'credit', 'check'];

/** Purchases from half a year ago until today, of the parts that sell most, each near its previous cost. */
export const demoPurchases: DemoPart = {
  title: `${count} purchases of suppliers`,
  async fill(tx) {
    const [clerk, manager] = [await demoActor(tx, 'warehouse_staff'), await demoActor(tx, 'manager')];
    const suppliers = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('isActive', '=', true)
      .orderBy('id')
      .execute();
    const parts = await wantedParts(tx);
    for (let n = 0; n < count; n++) {
      // a lead time is learned from several orders of one supplier
      const place = endings[n] === 'arrived later' ? (n % 2) * 5 : n * 5;
      const { id: supplierId } = must(suppliers[place % suppliers.length]);
      await addPurchase(tx, { clerk, manager }, n, supplierId, parts);
    }
    await letEntriesBeOld(tx);
  },
};

export type WantedPart = Omit<PurchaseLine, 'quantity'> & { decimals: number };

export const partsToBuy = sql`
  select p.id as product_id, p.name, p.part_number, p.main_warehouse_id as warehouse_id,
    greatest(50, round(t.cost))::int as unit_cost, u.decimals
  from products p join stock_totals t on t.product_id = p.id join units u on u.code = p.unit
  where p.is_active and p.main_warehouse_id is not null`;

async function wantedParts(tx: Tx): Promise<WantedPart[]> {
  const { rows } = await sql<WantedPart>`
    ${partsToBuy} order by p.popularity desc, p.id limit 240`.execute(tx);
  return rows;
}

/** Enters the n-th purchase and the events that follow it. */
async function addPurchase(
  tx: Tx,
  { clerk, manager }: Record<'clerk' | 'manager', Actor>,
  n: number,
  supplierId: string,
  parts: readonly WantedPart[],
): Promise<void> {
  const daysAgo = Math.round(((count - 1 - n) * 180) / count);
  const at = pastHour(daysAgo);
  const ending = endings[n];
  const lines = n % 13 === 6 ? [] : linesOf(n, parts);
  const isOrder = ending === 'ordered' || ending === 'partly received' || ending === 'arrived later';
  const enter = isOrder ? orderPurchase : receivePurchase;
  const { id, totalAmount } = await enter(tx, clerk, {
    supplier: await lockSupplierAccount(tx, supplierId),
    supplierInvoiceNumber: n % 11 === 4 ? '' : `${10_400 + n * 37}`,
    purchaseDate: adenDay(at),
    lines,
    totalAmount: lines.length === 0 ? 18_000 + n * 1250 : undefined,
    freight: n % 3 === 1 ? 4500 + n * 100 : 0,
    customs: n % 6 === 1 ? 12_000 : 0,
    chargesOnBill: n % 4 !== 1,
    paymentMethod: methods[n % methods.length],
    notes: remarks[n % remarks.length],
    at,
  });
  await payInParts(tx, manager, { id, at, totalAmount, share: ending ? 0 : [1, 0.5, 0, 1, 0.75][n % 5] });
  if (ending === 'cancelled') await cancelPurchase(tx, manager, id, { reason: 'سُجلت مرتين' });
  if (ending === 'returned') await returnPurchase(tx, manager, id, { reason: 'بضاعة غير مطابقة' });
  const [first] = lines;
  if (ending === 'partly received' && first)
    await receiveOrder(tx, clerk, id, {
      items: [{ product: first.productId, quantity: 3 }],
      note: 'الباقي مع الشاحنة القادمة',
    });
  if (ending === 'arrived later') return arriveLater(tx, clerk, n, id, at);
  if (ending === 'partly returned' && first)
    await returnPurchase(tx, manager, id, {
      items: [{ product: first.productId, quantity: 2 }],
      reason: 'قطعتان مكسورتان',
    });
  await happenedAt(tx, id, at);
}

/** Receives a whole order some days after it was made, by which the shop learns how long its supplier needs. */
async function arriveLater(tx: Tx, user: Actor, n: number, id: string, orderedAt: Date): Promise<void> {
  await receiveOrder(tx, user, id, {});
  const at = new Date(orderedAt.getTime() + (6 + (n % 6) * 3 + (n % 4)) * dayLength);
  await tx.updateTable('purchaseReceipts').set({ createdAt: at }).where('purchaseId', '=', id).execute();
  await happenedAt(tx, id, at);
}

const linesOf = (n: number, parts: readonly WantedPart[]): PurchaseLine[] =>
  Array.from({ length: 2 + (n % 5) }, (_, line) => {
    const { decimals, ...part } = must(parts[(n * 6 + line * 41) % parts.length]);
    // prices vary a little between purchases
    const unitCost = Math.round(part.unitCost * (0.94 + ((n * 7 + line * 3) % 10) / 100));
    const quantity = 4 + ((n * 3 + line * 5) % 17);
    return { ...part, unitCost, quantity: decimals > 0 ? quantity + 0.5 : quantity };
  });

interface Paid {
  id: string;
  at: Date;
  totalAmount: number;
  /** The share that is paid so far. */
  share: number | undefined;
}

/** Pays in two parts, two and five weeks after the purchase, unless those days are in the future. */
export async function payInParts(
  tx: Tx,
  user: Actor,
  { id, at, totalAmount, share = 0 }: Paid,
): Promise<void> {
  const amounts = [Math.round(totalAmount * share * 0.6), Math.round(totalAmount * share * 0.4)];
  for (const [index, amount] of amounts.entries()) {
    const paidAt = new Date(at.getTime() + (14 + index * 21) * dayLength);
    if (amount === 0 || paidAt.getTime() > Date.now()) continue;
    const rest = Math.min(amount, await remainingOf(tx, id));
    const paymentMethod = await methodFor(tx, rest, index === 0 ? ['bank', 'safe'] : ['safe', 'bank']);
    if (rest > 0 && paymentMethod)
      await payPurchase(tx, user, id, { amount: rest, paidAt: adenDay(paidAt), paymentMethod });
  }
}

/** Returns how to pay out of the first of these places that holds enough rials; undefined if the supplier has to wait. */
async function methodFor(tx: Tx, cents: number, places: readonly ('bank' | 'safe')[]) {
  const { rows } = await sql<{ kind: string; cents: number }>`
    select a.kind, sum(b.cents) as cents from money_accounts a join money_balances b on b.money_account_id = a.id
    where b.currency = ${quoted} group by 1`.execute(tx);
  // the rate may have moved since the rials came in
  const enough = cents * 1.2;
  const place = places.find((kind) => rows.some((one) => one.kind === kind && one.cents > enough));
  return place && ({ bank: 'bank_transfer', safe: 'cash' } as const)[place];
}

const remainingOf = async (tx: Tx, id: string): Promise<number> =>
  (await tx.selectFrom('purchases').select('remaining').where('id', '=', id).executeTakeFirstOrThrow())
    .remaining ?? 0;

/** Dates ledger entries and their money on their documents' days instead of today. */
async function letEntriesBeOld(tx: Tx): Promise<void> {
  await asOf(tx, 'supplier_transactions', sql`dated`, sql`purchase_id is not null`);
  await asOf(tx, 'vouchers', sql`dated`, sql`purchase_id is not null`);
  await asOf(tx, 'money_movements', sql`day`, sql`source_type = 'purchase'`);
}

async function asOf(
  tx: Tx,
  name: string,
  day: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<void> {
  const table = sql.table(name);
  const trigger = sql.ref(`${name}_append_only`);
  await sql`alter table ${table} disable trigger ${trigger}`.execute(tx);
  await sql`
    update ${table} set at = least(at, ${day} + time '12:00' at time zone 'Asia/Aden') where ${which}`.execute(
    tx,
  );
  await sql`alter table ${table} enable trigger ${trigger}`.execute(tx);
}
