import { conflict, notFound, saleTexts, texts } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { SaleItems } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import { lockAccount, type Account } from '../ledger';
import type { SaleRow } from './present-sale';

export interface LockedSale extends SaleRow {
  account: Account | undefined;
}

/**
 * The sale and, before it, the account it belongs to: everyone takes them in this order. A held invoice may be
 * completed for another customer than it was made for; then that one is named.
 */
export async function lockSale(tx: Tx, id: string, customerId?: string | null): Promise<LockedSale> {
  const seen = await tx
    .selectFrom('sales')
    .select(['customerId', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!seen) throw notFound(saleTexts.notFound);
  const wanted = seen.status === 'pending' && customerId !== undefined ? customerId : seen.customerId;
  const account = wanted ? await lockAccount(tx, wanted) : undefined;
  const sale = await tx.selectFrom('sales').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  // a held invoice that was completed while we waited gave way to a sale, perhaps of another customer
  if (!sale || (seen.status === 'pending' && sale.status !== 'pending'))
    throw conflict(texts.changedMeanwhile);
  return { ...(sale as SaleRow), account };
}

export const readLines = (tx: Tx, saleId: string): Promise<Selectable<SaleItems>[]> =>
  tx.selectFrom('saleItems').selectAll().where('saleId', '=', saleId).orderBy('position').execute();
