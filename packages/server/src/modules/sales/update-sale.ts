import {
  AppError,
  can,
  conflict,
  denial,
  foldCode,
  newMoneyOf,
  ruleBroken,
  saleTexts,
  tenderTexts,
  type Sale,
  type SaleCar,
  type SaleChanges,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { readTenders } from '../cash';
import { completeSale } from './complete-sale';
import { lockSale, readLines, type LockedSale } from './lock-sale';
import { noteCar, readCar, usualCar } from './sale-car';
import { readSale } from './sales.queries';
import { asksToSettle, settleSale, type AskedChanges } from './settle-sale';

/** Changes notes, payment method and car at any time, adds payments to an open sale, or completes a held one. */
export async function updateSale(tx: Tx, user: Actor, id: string, sent: SaleChanges): Promise<Sale> {
  const changes = {
    ...sent,
    tenders: undefined,
    change: undefined,
    seenRates: undefined,
    ...newMoneyOf(sent),
  };
  const completes = changes.status === 'completed';
  const sale = await lockSale(tx, id, completes ? changes : undefined);
  assertCurrent(changes.version, sale);
  if (sale.status === 'pending' && completes) return completeSale(tx, user, sale, changes);
  if (sale.status === 'pending' && changes.tenders) throw ruleBroken(tenderTexts.heldTakesNone);

  const before = await readSale(tx, id);
  assertSameSale(before, changes);
  if (changes.items) await assertSameLines(tx, id, changes.items);
  const settles = asksToSettle(sale, changes);
  const edits = editsOf(sale, changes);
  const car = await readCar(tx, id);
  const changesCar = changes.car !== undefined && !isSameCar(changes.car, car);
  if ((settles || changesCar || Object.keys(edits).length > 0) && !can(user, 'sales:update'))
    throw new AppError('FORBIDDEN', denial('sales:update'));
  if (Object.keys(edits).length > 0)
    await tx
      .updateTable('sales')
      .set({ ...edits, version: sql`version + 1`, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
  const noted = changesCar ? await noteCar(tx, id, changes.car ?? null) : car;
  const tendered = settles ? await settleSale(tx, user, sale, changes) : await readTenders(tx, 'sale', id);
  const after = await readSale(tx, id);
  await recordChange(tx, user, {
    action: settles ? 'sale.settle' : 'sale.update',
    entity: 'sales',
    entityId: id,
    before: { ...before, ...(changesCar && { car }) },
    after: { ...after, ...(settles && tendered), ...(changesCar && { car: noted }) },
  });
  return { ...after, ...tendered, car: noted };
}

const isSameCar = (sent: SaleCar | null | undefined, noted: SaleCar | null): boolean => {
  const car = sent ? usualCar(sent) : null;
  return (['make', 'model', 'year', 'vin'] as const).every(
    (name) => (car?.[name] ?? '') === (noted?.[name] ?? ''),
  );
};

/**
 * Throws when lines or totals differ; unchanged values pass, because clients may send back the whole invoice.
 */
function assertSameSale(sale: Sale, changes: AskedChanges): void {
  const { status, customer, customerName, discount, campaignCode } = changes;
  if (status !== undefined && status !== sale.status) throw conflict(saleTexts.notCompleted(sale.status));
  const same =
    (customer === undefined || customer === sale.customer) &&
    (customerName === undefined || customerName === sale.customerName) &&
    (discount === undefined ||
      discount === sale.discount ||
      discount === sale.discount - sale.campaignDiscount) &&
    (campaignCode === undefined || foldCode(campaignCode) === foldCode(sale.campaign?.code ?? ''));
  if (!same) throw ruleBroken(saleTexts.immutable);
}

async function assertSameLines(
  tx: Tx,
  saleId: string,
  items: NonNullable<AskedChanges['items']>,
): Promise<void> {
  const lines = await readLines(tx, saleId);
  const same =
    items.length === lines.length &&
    lines.every(({ productId, quantity, price }, position) => {
      const item = items[position];
      return item?.product === productId && item.quantity === quantity && (item.price ?? price) === price;
    });
  if (!same) throw ruleBroken(saleTexts.immutable);
}

const editsOf = (sale: LockedSale, { notes, paymentMethod }: AskedChanges) => ({
  ...(notes !== undefined && notes !== sale.notes && { notes }),
  ...(paymentMethod && paymentMethod !== sale.paymentMethod && { paymentMethod }),
});
