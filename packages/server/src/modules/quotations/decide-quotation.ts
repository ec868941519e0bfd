import { loseQuotationBlocked, type Quotation, type QuotationLoss } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { refuseIf } from '../../kernel/assert-may';
import { releaseOf } from '../reservations';
import { lockQuotation } from './lock-quotation';
import { readQuotation } from './quotations.queries';

/** Notes that the customer was given the quotation; only the first time counts. */
export async function sendQuotation(tx: Tx, user: Actor, id: string): Promise<Quotation> {
  await lockQuotation(tx, id);
  const before = await readQuotation(tx, user, id);
  await tx
    .updateTable('quotations')
    .set({
      status: sql`case when status = 'draft' then 'sent' else status end`,
      sentAt: sql<Date>`coalesce(sent_at, now())`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  const after = await readQuotation(tx, user, id);
  await recordChange(tx, user, {
    action: 'quotation.send',
    entity: 'quotations',
    entityId: id,
    before: { number: before.number, status: before.status, sentAt: before.sentAt },
    after: { number: after.number, status: after.status, sentAt: after.sentAt },
  });
  return after;
}

/** Notes that the customer did not buy, and gives back what was kept for them. */
export async function loseQuotation(
  tx: Tx,
  user: Actor,
  id: string,
  { reason, note = '' }: QuotationLoss,
): Promise<Quotation> {
  await lockQuotation(tx, id);
  const before = await readQuotation(tx, user, id);
  refuseIf(loseQuotationBlocked(before));
  await tx
    .updateTable('quotations')
    .set({
      status: 'lost',
      lostReason: reason,
      lostNote: note,
      version: sql<number>`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await releaseOf(tx, user, id);
  await recordChange(tx, user, {
    action: 'quotation.lose',
    entity: 'quotations',
    entityId: id,
    before: { number: before.number, status: before.status },
    after: { number: before.number, status: 'lost', lostReason: reason, lostNote: note },
  });
  return readQuotation(tx, user, id);
}
