import { notFound, quotationTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Makes two who change a quotation come one after the other. */
export async function lockQuotation(tx: Tx, id: string): Promise<void> {
  const found = await tx
    .selectFrom('quotations')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound(quotationTexts.notFound);
}
