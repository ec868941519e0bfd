import { notFound, saleTexts, staleVersion, type SaleChanges } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { lockCustomerAccount, type Account } from '../ledger';
import { lockCampaignOfSale, lockCode, type CampaignOnSale } from '../marketing';
import { unitOf } from '../units';
import type { SaleRow } from './sales.queries';

export interface LockedSale extends SaleRow {
  account: Account | undefined;
  /** Set only for a held invoice that is being completed. */
  campaign: CampaignOnSale | undefined;
}

type Completion = Pick<SaleChanges, 'customer' | 'campaignCode'>;

/**
 * Locks the customer's account and then the sale; all code locks in this order. A held invoice may be
 * completed for another customer or with another code; `completion` names them, and the campaign is locked
 * too.
 */
export async function lockSale(tx: Tx, id: string, completion?: Completion): Promise<LockedSale> {
  const seen = await tx
    .selectFrom('sales')
    .select(['customerId', 'campaignId', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!seen) throw notFound(saleTexts.notFound);
  const completing = seen.status === 'pending' ? completion : undefined;
  const wanted = completing?.customer === undefined ? seen.customerId : completing.customer;
  const account = wanted ? await lockCustomerAccount(tx, wanted) : undefined;
  const campaign = completing && (await lockCampaign(tx, completing.campaignCode, seen.campaignId));
  const sale = await tx.selectFrom('sales').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  // a held invoice completed while we waited was replaced by a sale, perhaps of another customer
  if (!sale || (seen.status === 'pending' && sale.status !== 'pending')) throw staleVersion();
  return { ...sale, account, campaign };
}

/**
 * Locks the campaign of the code passed in, else the one the invoice was held with; an empty code removes it.
 */
async function lockCampaign(
  tx: Tx,
  code: string | undefined,
  heldWith: string | null,
): Promise<CampaignOnSale | undefined> {
  if (code !== undefined) return code === '' ? undefined : lockCode(tx, code);
  return heldWith ? lockCampaignOfSale(tx, heldWith) : undefined;
}

export const readLines = (tx: Tx, saleId: string) =>
  tx
    .selectFrom('saleItems')
    .selectAll()
    .select(unitOf(sql`sale_items.product_id`).as('unit'))
    .where('saleId', '=', saleId)
    .orderBy('position')
    .execute();
