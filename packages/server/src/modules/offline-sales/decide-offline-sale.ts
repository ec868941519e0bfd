import {
  conflict,
  decisionKinds,
  offlineSaleTexts,
  roundQuantity,
  ruleBroken,
  type AcceptedDecisions,
  type BookedByManager,
  type CountedShortage,
  type DecisionKind,
  type OfflineSaleFact,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { approveAdjustment, createAdjustment, undoShortages } from '../adjustments';
import { countLateCash } from '../cash';
import { cancelSale } from '../sales';
import { knownTill } from '../tills';
import { lockQuantityThere } from '../workflow';
import { bookOfflineSale } from './book-offline-sale';
import { decide, lockUndecided, writeDecisions } from './decisions';
import type { Found } from './found';
import { readKeptSeller } from './read-seller';

/** Accepts what is open, or some kinds of it, as it is. */
export async function acceptOfflineSale(
  tx: Tx,
  user: Actor,
  id: string,
  { kinds, note }: AcceptedDecisions,
): Promise<void> {
  const kept = await lockUndecided(tx, id);
  if (!kept.saleId) throw conflict(offlineSaleTexts.bookFirst);
  const chosen = kinds ?? kept.open;
  if (!chosen.some((kind) => kept.open.includes(kind))) throw conflict(offlineSaleTexts.nothingOpen);
  await decide(tx, user, kept, { status: 'accepted', kinds: chosen, note });
}

/** Corrects the stock of parts that were short to what really lies there, by approved adjustments. */
export async function correctShortage(
  tx: Tx,
  user: Actor,
  id: string,
  { counts, note }: CountedShortage,
): Promise<void> {
  assertMay(user, 'stockAdjustments:create');
  assertMay(user, 'stockAdjustments:approve');
  const kept = await lockUndecided(tx, id);
  if (!kept.open.includes('shortage')) throw conflict(offlineSaleTexts.nothingOpen);
  const ordered = counts.toSorted((one, two) => (one.product < two.product ? -1 : 1));
  for (const { product, warehouse, quantity } of ordered) {
    const there = await lockQuantityThere(tx, { productId: product, warehouseId: warehouse });
    const difference = roundQuantity(quantity - there);
    if (difference === 0) continue;
    const adjustment = await createAdjustment(tx, user, {
      item: product,
      warehouse,
      type: difference > 0 ? 'addition' : 'subtraction',
      quantity: Math.abs(difference),
      reason: 'manual_correction',
      referenceNumber: kept.number,
      notes: note ?? '',
    });
    await approveAdjustment(tx, user, adjustment, note);
  }
  await decide(tx, user, kept, { status: 'corrected', kinds: ['shortage'], note });
}

/** Says that the cash of the sale was in the count that closed its shift, and takes it off where it was booked since. */
export async function countInShift(tx: Tx, user: Actor, id: string, note = ''): Promise<void> {
  assertMay(user, 'cash:admin');
  const kept = await lockUndecided(tx, id);
  const { saleId, fact } = kept;
  if (!saleId) throw conflict(offlineSaleTexts.bookFirst);
  if (!kept.open.includes('shift') || !fact.shift) throw conflict(offlineSaleTexts.nothingOpen);
  const { saleNumber } = await tx
    .selectFrom('sales')
    .select('saleNumber')
    .where('id', '=', saleId)
    .executeTakeFirstOrThrow();
  await countLateCash(tx, user, { saleId, shiftId: fact.shift, saleNumber, note });
  await decide(tx, user, kept, { status: 'corrected', kinds: ['shift'], note });
}

/** Cancels the sale, or gives up booking one that cannot be booked; it stays stored as it came. */
export async function reverseOfflineSale(tx: Tx, user: Actor, id: string, note: string): Promise<void> {
  const kept = await lockUndecided(tx, id);
  if (kept.saleId && !(await isCancelled(tx, kept.saleId))) await cancelSale(tx, user, kept.saleId);
  if (kept.saleId && kept.open.includes('shortage')) await undoShortages(tx, user, kept);
  await decide(tx, user, kept, { status: 'reversed', kinds: kept.open, note });
}

const isCancelled = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('sales').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status ===
  'cancelled';

/** Books a sale that could not be booked, with the parts and the customer that the manager names. */
export async function bookKeptSale(
  tx: Tx,
  user: Actor,
  id: string,
  { note, isVouchedFor, ...given }: BookedByManager,
): Promise<void> {
  const kept = await lockUndecided(tx, id);
  if (kept.saleId) throw conflict(offlineSaleTexts.booked);
  const till = await knownTill(tx, kept.tillCode);
  const seller = await readKeptSeller(tx, user, kept);
  const fact = withReplacements(kept.fact, given);
  const { sale, found } = await bookOfflineSale(tx, user, {
    ...kept,
    fact,
    till,
    seller,
    answerable: [seller],
    isVouchedFor,
  });
  if (!sale) throw ruleBroken(offlineSaleTexts.stillUnbookable(found.map(({ kind }) => decisionKinds[kind])));
  await tx.updateTable('offlineSales').set({ saleId: sale.id }).where('id', '=', id).execute();
  const left = withoutChosen(found, given.parts);
  await writeDecisions(tx, id, left);
  const booked = { ...kept, saleId: sale.id };
  const foundKinds = left.map(({ kind }) => kind);
  // what was found at the arrival alone is about the delivery and stays
  const atArrival: readonly DecisionKind[] = ['number', 'clock', 'seller', 'copied'];
  await decide(tx, user, booked, {
    status: 'corrected',
    kinds: kept.open.filter((kind) => !foundKinds.includes(kind) && !atArrival.includes(kind)),
    note,
  });
  if (isVouchedFor) await decide(tx, user, booked, { status: 'accepted', kinds: ['total', 'rate'], note });
}

/** Leaves out what is odd about the price of parts that the manager has just named: at that price they were sold. */
function withoutChosen(found: readonly Found[], chosen: BookedByManager['parts']): Found[] {
  const named = new Set(chosen.map(({ replacement }) => replacement));
  return found.flatMap((one) => {
    if (one.kind !== 'price') return [one];
    const { parts = [], problems = [], ...details } = one.details;
    const others = parts.filter(({ product }) => !named.has(product));
    if (others.length + problems.length === 0) return [];
    return [{ ...one, details: { ...details, problems, ...(others.length > 0 && { parts: others }) } }];
  });
}

const withReplacements = (
  fact: OfflineSaleFact,
  { parts, customer }: Pick<BookedByManager, 'parts' | 'customer'>,
): OfflineSaleFact => {
  const replaced = new Map(parts.map(({ product, replacement }) => [product, replacement]));
  return {
    ...fact,
    customer: customer ?? fact.customer,
    items: fact.items.map((line) => ({ ...line, product: replaced.get(line.product) ?? line.product })),
  };
};
