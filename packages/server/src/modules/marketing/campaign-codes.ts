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

/** The fields of a campaign that a sale needs. */
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
  /** Number of completed or refunded sales with the code; counted only where the campaign has a limit. */
  uses: number;
}

/**
 * Returns why a code can't be used, or undefined while it can. A campaign is completed once all its messages
 * are sent, and its code stays valid; ending a campaign by hand deactivates it.
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

/** Returns a preview of a code's discount for the seller; the sale itself decides again when it is made. */
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

/** Locks the campaign of a code entered at the counter, until the sale's transaction ends. */
export async function lockCode(tx: Tx, code: string): Promise<CampaignOnSale> {
  const found = await ofCode(tx, code).forUpdate().executeTakeFirst();
  if (!found) throw notFound(marketingTexts.codeMissing(code));
  return withUses(tx, found as Found);
}

/** Locks the campaign that a held invoice was saved with. */
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

/**
 * Matches a typed code, including one typed with the Arabic keyboard layout; a literal match ranks before a
 * layout-mapped one.
 */
function ofCode(db: Db, code: string) {
  const meant = meantCodes(code);
  return campaigns(db)
    .where(sql`turoos_code(code)`, '=', sql`any (${meant})`)
    .orderBy(sql`array_position(${meant}::text[], turoos_code(code))`)
    .limit(1);
}

type Found = Omit<CampaignOnSale, 'uses'>;

/** Counts the uses after the row is locked, so that two concurrent sales never exceed the limit together. */
async function withUses(db: Db, campaign: Found): Promise<CampaignOnSale> {
  if (campaign.maxUses === 0) return { ...campaign, uses: 0 };
  const { rows } = await sql<{ uses: number }>`
    select count(*) as uses from (
      select from sales where campaign_id = ${campaign.id} and status in ('completed', 'refunded')
      limit ${campaign.maxUses}
    ) used`.execute(db);
  return { ...campaign, uses: rows[0]?.uses ?? 0 };
}
