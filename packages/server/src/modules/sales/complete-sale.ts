import {
  AppError,
  saleTexts,
  type PaymentMethod,
  type PaymentType,
  type Sale,
  type SaleChanges,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { lockSoldStock, readSaleFacts, sell } from './create-sale';
import { readLines, type LockedSale } from './lock-sale';

/**
 * Turns a held invoice into a sale made now: prices, stock, rights, credit and the campaign's code are
 * checked again; only prices set by the seller stay. The sale replaces the held invoice under the same id.
 */
export async function completeSale(
  tx: Tx,
  user: Actor,
  held: LockedSale,
  changes: SaleChanges,
): Promise<Sale> {
  const items = changes.items ?? (await heldItems(tx, held.id));
  const [stock, facts] = await Promise.all([
    lockSoldStock(tx, items),
    readSaleFacts(tx, items),
    tx.deleteFrom('sales').where('id', '=', held.id).execute(),
  ]);
  return sell(tx, user, {
    id: held.id,
    at: facts.at,
    version: held.version + 1,
    account: held.account,
    campaign: held.campaign,
    facts,
    stock,
    customerName: changes.customerName ?? (held.account || held.customerId ? undefined : held.customerName),
    items,
    discount: ownDiscount(held, changes),
    paymentStatus: paymentTypeOf(held, changes),
    partialAmount: changes.partialAmount,
    paymentMethod: changes.paymentMethod ?? keptMethod(held, changes),
    notes: changes.notes ?? held.notes,
    overrideCreditLimit: changes.overrideCreditLimit,
  });
}

/**
 * Returns the seller's own discount. An invoice sent back whole includes the campaign's discount in its own.
 */
const ownDiscount = (held: LockedSale, { discount = held.discount }: SaleChanges): number =>
  discount === held.discount ? discount - held.campaignDiscount : discount;

const heldItems = async (tx: Tx, saleId: string) =>
  (await readLines(tx, saleId)).map(({ productId, quantity, price, ownPrice }) => ({
    product: productId,
    quantity,
    price: ownPrice ? price : undefined,
  }));

/** Returns the payment type chosen now or when held; throws when there is none and a walk-in can't owe. */
function paymentTypeOf(held: LockedSale, { paymentStatus }: SaleChanges): PaymentType {
  const type = paymentStatus ?? held.paymentStatus;
  if (type === 'cancelled' || (!paymentStatus && type === 'deferred' && !held.account))
    throw new AppError('VALIDATION', saleTexts.paymentTypeRequired);
  return type as PaymentType;
}

/** Keeps the payment method of the held invoice, unless the payment type changed since. */
const keptMethod = (held: LockedSale, { paymentStatus }: SaleChanges): PaymentMethod | undefined =>
  paymentStatus === undefined || paymentStatus === held.paymentStatus ? held.paymentMethod : undefined;
