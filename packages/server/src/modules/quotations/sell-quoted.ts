import {
  conflict,
  notFound,
  quotationTexts,
  ruleBroken,
  saleName,
  saleOfLine,
  type Alternative,
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
  items: readonly { product: string; quantity: number }[];
}

/**
 * Notes which alternatives of a quotation a sale takes, held or made; a line is taken once. Those that the seller took
 * off the invoice again stay open. What is still kept for a quotation that is sold whole is given back.
 */
export async function sellQuoted(
  tx: Tx,
  user: Actor,
  { _id: id, alternatives }: SoldQuotation,
  { saleId, items }: Sold,
): Promise<{ _id: string; number: string }> {
  await lockQuotation(tx, id);
  const before = await readQuotation(tx, user, id);
  const chosen = before.lines.flatMap((line) =>
    line.alternatives
      .filter(({ _id }) => alternatives.includes(_id))
      .map((alternative) => ({ line, alternative })),
  );
  if (chosen.length < new Set(alternatives).size) throw notFound(quotationTexts.notInIt);
  const sold = inSale(chosen, items);
  if (sold.length === 0) throw ruleBroken(quotationTexts.notInSale);
  for (const { line, alternative } of sold) {
    if (sold.some((other) => other.line === line && other.alternative !== alternative))
      throw ruleBroken(quotationTexts.oneOfLine(line.title));
    const sale = saleOfLine(line);
    if (sale && sale._id !== saleId) throw conflict(takenText(line.title, sale));
  }
  await tx
    .updateTable('quotationAlternatives')
    .set({ saleId: null })
    .where('quotationId', '=', id)
    .where('saleId', '=', saleId)
    .execute();
  await tx
    .updateTable('quotationAlternatives')
    .set({ saleId })
    .where(
      'id',
      'in',
      sold.map(({ alternative }) => alternative._id),
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

/** Gives back what is still kept for the quotation that a held invoice, completed now, sells whole. */
export async function completeQuoted(tx: Tx, user: Actor, saleId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select q.id from quotations q
    where exists (select from quotation_alternatives a where a.quotation_id = q.id and a.sale_id = ${saleId})
      and turoos_quotation_sold(q.id) >= q.line_count`.execute(tx);
  for (const { id } of rows) await releaseOf(tx, user, id);
}

/** Returns the chosen alternatives that the invoice has pieces of; one piece does not count for two of them. */
function inSale<C extends { alternative: Alternative }>(chosen: readonly C[], items: Sold['items']): C[] {
  const left = new Map<string, number>();
  for (const { product, quantity } of items) left.set(product, (left.get(product) ?? 0) + quantity);
  return chosen.filter(({ alternative: { product, quantity } }) => {
    const rest = left.get(product ?? '') ?? 0;
    left.set(product ?? '', rest - quantity);
    return rest > 0;
  });
}

const takenText = (name: string, sale: NonNullable<Alternative['sale']>): string =>
  sale.status === 'pending'
    ? quotationTexts.lineHeld(name)
    : quotationTexts.alreadySold(name, saleName(sale));
