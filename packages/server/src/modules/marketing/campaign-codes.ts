import {
  adenDay,
  campaignDiscount,
  codeMinimumProblem,
  marketingTexts,
  meantCodes,
  notFound,
  type CampaignStatus,
  type CampaignTerms,
  type CodeOffer,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { refuseIf } from '../../kernel/assert-may';

/** A campaign as the counter sees it. */
export interface CampaignOnSale extends CampaignTerms {
  id: string;
  name: string;
  code: string;
  status: CampaignStatus;
  isActive: boolean;
  minPurchaseAmount: number;
  validFrom: string | null;
  validTo: string | null;
  maxUses: number;
  /** Sales that stand, counted where there is a limit to them. */
  uses: number;
}

/**
 * Why a code can't be used; undefined while it can. A campaign whose messages have all gone is completed, and its code
 * goes on; whoever ends one by hand switches it off.
 */
export function codeRefusal(
  campaign: Omit<CampaignOnSale, keyof CampaignTerms | 'id' | 'name'>,
  { subtotal, today }: { subtotal?: number | undefined; today: string },
): string | undefined {
  const { code, status, validFrom, validTo, maxUses } = campaign;
  if (status === 'expired' || (validTo !== null && validTo < today)) return marketingTexts.codeOver(code);
  if (!campaign.isActive || (status !== 'active' && status !== 'completed'))
    return marketingTexts.codeClosed(code);
  if (validFrom !== null && validFrom > today) return marketingTexts.codeEarly(code);
  if (maxUses > 0 && campaign.uses >= maxUses) return marketingTexts.codeSpent(code);
  return subtotal === undefined ? undefined : codeMinimumProblem(campaign, subtotal);
}

export function assertCodeGood(campaign: CampaignOnSale, subtotal?: number): void {
  refuseIf(codeRefusal(campaign, { subtotal, today: adenDay() }));
}

/** What a code would take off, for the seller to see; what holds is decided when the sale is made. */
export async function offerCode(db: Db, code: string, subtotal?: number): Promise<CodeOffer> {
  const found = await ofCode(db, code).executeTakeFirst();
  if (!found) throw notFound(marketingTexts.codeMissing(code));
  const campaign = await withUses(db, found as Found);
  assertCodeGood(campaign, subtotal);
  const { type, discountType, discountValue, minPurchaseAmount, maxUses, uses } = campaign;
  return {
    campaign: campaign.id,
    name: campaign.name,
    code: campaign.code,
    type,
    discountType,
    discountValue,
    minPurchaseAmount,
    discount: campaignDiscount(campaign, subtotal ?? 0),
    usesLeft: maxUses > 0 ? maxUses - uses : null,
  };
}

/** The campaign of a code named at the counter. Whoever sells with it holds its row until the sale is made. */
export async function lockCode(tx: Tx, code: string): Promise<CampaignOnSale> {
  const found = await ofCode(tx, code).forUpdate().executeTakeFirst();
  if (!found) throw notFound(marketingTexts.codeMissing(code));
  return withUses(tx, found as Found);
}

/** The campaign an invoice was held with. */
export async function lockCampaignOfSale(tx: Tx, id: string): Promise<CampaignOnSale> {
  const found = await campaigns(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return withUses(tx, found as Found);
}

const campaigns = (db: Db) =>
  db
    .selectFrom('campaigns')
    .select([
      'id',
      'name',
      'code',
      'type',
      'discountType',
      'discountValue',
      'status',
      'isActive',
      'minPurchaseAmount',
      'validFrom',
      'validTo',
      'maxUses',
    ]);

/** However it is typed, also while the keyboard is Arabic: what stands there comes before what the keys could mean. */
function ofCode(db: Db, code: string) {
  const meant = meantCodes(code);
  return campaigns(db)
    .where(sql`turoos_code(code)`, '=', sql`any (${meant})`)
    .orderBy(sql`array_position(${meant}::text[], turoos_code(code))`)
    .limit(1);
}

type Found = Omit<CampaignOnSale, 'uses'>;

/** Counted after the row is held, so that two sales at once never pass a limit together. */
async function withUses(db: Db, campaign: Found): Promise<CampaignOnSale> {
  if (campaign.maxUses === 0) return { ...campaign, uses: 0 };
  const { rows } = await sql<{ uses: number }>`
    select count(*) as uses from (
      select from sales where campaign_id = ${campaign.id} and status in ('completed', 'refunded')
      limit ${campaign.maxUses}
    ) used`.execute(db);
  return { ...campaign, uses: rows[0]?.uses ?? 0 };
}
