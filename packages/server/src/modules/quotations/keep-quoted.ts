import {
  conflict,
  keepForQuotationBlocked,
  lastMinuteOf,
  notFound,
  quotationTexts,
  roundQuantity,
  ruleBroken,
  type Quotation,
  type QuotationKeeping,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { refuseIf } from '../../kernel/assert-may';
import { releaseOf } from '../reservations';
import { lockStock } from '../stock';
import { keepExactly, keptOf, offeredOf } from './kept-goods';
import { lockQuotation } from './lock-quotation';
import { readQuotation } from './quotations.queries';

/**
 * Keeps chosen alternatives for the customer, all or none, beside what is kept already but never more than is offered.
 * The stock is locked first, as a sale does.
 */
export async function keepQuoted(
  tx: Tx,
  user: Actor,
  id: string,
  { alternatives, until }: QuotationKeeping,
): Promise<Quotation> {
  const seen = await readQuotation(tx, user, id);
  const chosen = seen.lines
    .flatMap((line) => line.alternatives)
    .filter(({ _id }) => alternatives.includes(_id));
  if (chosen.length < new Set(alternatives).size) throw notFound(quotationTexts.notInIt);
  const items = chosen.flatMap(({ product, quantity }) => (product ? { product, quantity } : []));
  if (items.length === 0) throw ruleBroken(quotationTexts.nothingToKeep);
  const stock = await lockStock(
    tx,
    items.map(({ product }) => ({ productId: product })),
    user.warehouses,
  );
  await lockQuotation(tx, id);
  const quotation = await readQuotation(tx, user, id);
  refuseIf(keepForQuotationBlocked(quotation));
  const [kept, offered] = [keptOf(quotation), offeredOf(quotation)];
  const wanted = [...new Set(items.map(({ product }) => product))].map((product) => ({
    product,
    quantity: Math.min(
      offered.get(product) ?? 0,
      roundQuantity(
        items
          .filter((item) => item.product === product)
          .reduce((sum, { quantity }) => sum + quantity, kept.get(product)?.quantity ?? 0),
      ),
    ),
    until: lastMinuteOf(until ?? quotation.validUntil),
  }));
  if (wanted.some(({ quantity }) => quantity === 0)) throw conflict(quotationTexts.keptSold);
  await keepExactly(tx, user, quotation, wanted, stock);
  const after = await readQuotation(tx, user, id);
  await recordChange(tx, user, {
    action: 'quotation.keep',
    entity: 'quotations',
    entityId: id,
    after: { number: after.number, reservations: after.reservations },
  });
  return after;
}

/** Gives back all that is kept for a quotation. */
export async function letQuotedGo(tx: Tx, user: Actor, id: string): Promise<Quotation> {
  const before = await readQuotation(tx, user, id);
  await lockStock(
    tx,
    before.reservations.map(({ product }) => ({ productId: product })),
    user.warehouses,
  );
  await releaseOf(tx, user, id);
  await recordChange(tx, user, {
    action: 'quotation.let-go',
    entity: 'quotations',
    entityId: id,
    before: { number: before.number, reservations: before.reservations },
    after: { number: before.number },
  });
  return readQuotation(tx, user, id);
}
