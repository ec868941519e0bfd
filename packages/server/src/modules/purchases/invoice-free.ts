import { conflict, purchaseTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** A paper is entered once. The supplier is held, so nobody enters it while we look. */
export async function assertInvoiceFree(
  tx: Tx,
  { id, supplierId, number }: { id?: string; supplierId: string; number: string },
): Promise<void> {
  if (number === '') return;
  const taken = await tx
    .selectFrom('purchases')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where(sql`turoos_code(supplier_invoice_number)`, '=', sql`turoos_code(${number})`)
    .where('supplierInvoiceNumber', '<>', '')
    .where('status', '<>', 'cancelled')
    .$if(id !== undefined, (query) => query.where('id', '<>', id as string))
    .executeTakeFirst();
  if (taken) throw conflict(purchaseTexts.invoiceTaken(number), { purchase: taken.id });
}
