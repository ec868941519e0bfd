import type { Tx } from '../../db/transaction';

/** The entry by which a sale on credit made the customer owe. */
export async function debtOfSale(tx: Tx, saleId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('customerTransactions')
    .select('id')
    .where('saleId', '=', saleId)
    .where('type', '=', 'sale')
    .executeTakeFirstOrThrow();
  return id;
}
