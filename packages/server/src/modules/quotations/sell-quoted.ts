import {
  conflict,
  notFound,
  quotationTexts,
  ruleBroken,
  saleName,
  type SoldQuotation,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { releaseOf } from '../reservations';
import { lockQuotation } from './lock-quotation';
import { readQuotation } from './quotations.queries';

interface Sold {
  saleId: string;
  products: readonly string[];
}

/**
 * Notes which alternatives of a quotation a sale sells. Those that the seller took off the invoice again stay open. What
 * is still kept for a quotation that is sold whole is given back.
 */
export async function sellQuoted(
  tx: Tx,
  user: Actor,
  { _id: id, alternatives }: SoldQuotation,
  { saleId, products }: Sold,
): Promise<{ _id: string; number: string }> {
  await lockQuotation(tx, id);
  const before = await readQuotation(tx, user, id);
  const chosen = before.lines
    .flatMap((line) => line.alternatives)
    .filter(({ _id }) => alternatives.includes(_id));
  if (chosen.length < new Set(alternatives).size) throw notFound(quotationTexts.notInIt);
  const sold = chosen.filter(({ product }) => product !== null && products.includes(product));
  if (sold.length === 0) throw ruleBroken(quotationTexts.notInSale);
  for (const { name, sale } of sold)
    if (sale && sale._id !== saleId) throw conflict(quotationTexts.alreadySold(name, saleName(sale)));
  await tx
    .updateTable('quotationAlternatives')
    .set({ saleId })
    .where(
      'id',
      'in',
      sold.map(({ _id }) => _id),
    )
    .execute();
  await tx
    .updateTable('quotations')
    .set({
      status: 'sent',
      lostReason: null,
      lostNote: '',
      sentAt: sql<Date>`coalesce(sent_at, now())`,
      version: sql<number>`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  const after = await readQuotation(tx, user, id);
  if (after.status === 'accepted') await releaseOf(tx, user, id);
  await recordChange(tx, user, {
    action: 'quotation.sell',
    entity: 'quotations',
    entityId: id,
    before: { number: before.number, status: before.status },
    after: { number: after.number, status: after.status, sale: saleId },
  });
  return { _id: id, number: before.number };
}
