import { saleTexts, wrongField, type PaymentMethod, type PaymentType, type Sale } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readTill } from '../cash';
import { completeQuoted } from '../quotations';
import { linkQuotation, lockSoldStock, readSaleFacts, sell } from './create-sale';
import { readLines, type LockedSale } from './lock-sale';
import { readCar } from './sale-car';
import type { AskedChanges } from './settle-sale';

/**
 * Turns a held invoice into a sale made now: prices, stock, rights, credit and the campaign's code are
 * checked again; only prices set by the seller stay. The sale replaces the held invoice under the same id.
 */
export async function completeSale(
  tx: Tx,
  user: Actor,
  held: LockedSale,
  changes: AskedChanges,
): Promise<Sale> {
  const car = changes.car === undefined ? await readCar(tx, held.id) : changes.car;
  const items = changes.items ?? (await heldItems(tx, held.id));
  const [stock, facts, till] = await Promise.all([
    lockSoldStock(tx, user, items),
    readSaleFacts(tx, items),
    readTill(tx, user, { tenders: changes.tenders }),
    tx.deleteFrom('sales').where('id', '=', held.id).execute(),
  ]);
  const made = await sell(tx, user, {
    id: held.id,
    at: facts.at,
    version: held.version + 1,
    account: held.account,
    campaign: held.campaign,
    facts,
    till,
    stock,
    customerName: changes.customerName ?? (held.account || held.customerId ? undefined : held.customerName),
    items,
    discount: ownDiscount(held, changes),
    paymentStatus: paymentTypeOf(held, changes),
    partialAmount: changes.partialAmount,
    tenders: changes.tenders,
    change: changes.change,
    seenRates: changes.seenRates,
    paymentMethod: changes.paymentMethod ?? (changes.tenders ? undefined : keptMethod(held, changes)),
    notes: changes.notes ?? held.notes,
    car,
    overrideCreditLimit: changes.overrideCreditLimit,
    reservations: changes.reservations,
    breaks: changes.breaks,
  });
  if (!changes.quotation?.alternatives.length) await completeQuoted(tx, user, held.id);
  return linkQuotation(tx, user, made, changes.quotation);
}

/**
 * Returns the seller's own discount. An invoice sent back whole includes the campaign's discount in its own.
 */
const ownDiscount = (held: LockedSale, { discount = held.discount }: AskedChanges): number =>
  discount === held.discount ? discount - held.campaignDiscount : discount;

const heldItems = async (tx: Tx, saleId: string) =>
  (await readLines(tx, saleId)).map(({ productId, quantity, price, ownPrice }) => ({
    product: productId,
    quantity,
    price: ownPrice ? price : undefined,
  }));

/**
 * Returns the payment type chosen now or when held; throws when there is none and a walk-in can't owe. Tenders decide
 * it themselves.
 */
function paymentTypeOf(held: LockedSale, { paymentStatus, tenders }: AskedChanges): PaymentType | undefined {
  if (tenders && paymentStatus === undefined) return undefined;
  const type = paymentStatus ?? held.paymentStatus;
  if (type === 'cancelled' || (!paymentStatus && type === 'deferred' && !held.account))
    throw wrongField('paymentStatus', saleTexts.paymentTypeRequired);
  return type as PaymentType;
}

/** Keeps the payment method of the held invoice, unless the payment type changed since. */
const keptMethod = (held: LockedSale, { paymentStatus }: AskedChanges): PaymentMethod | undefined =>
  paymentStatus === undefined || paymentStatus === held.paymentStatus ? held.paymentMethod : undefined;
