import { notFound, priceTierTexts, type KnownPriceTier, type PriceTier } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

/** Selects the tier with this id as one value; null without one. */
export const tierOf = (id: RawBuilder<unknown>) => sql<PriceTier | null>`
  (select json_build_object('_id', tier.id, 'name', tier.name, 'percent', tier.percent,
      'isWholesale', tier.is_wholesale)
    from price_tiers tier where tier.id = ${id})`;

interface TierRow extends Omit<KnownPriceTier, '_id'> {
  id: string;
}

const tiers = sql<TierRow>`
  select id, name, percent, is_wholesale, version,
    (select count(*) from customers c where c.price_tier_id = price_tiers.id) as customers
  from price_tiers`;

const present = ({ id, ...tier }: TierRow): KnownPriceTier => ({ _id: id, ...tier });

/** Lists the tiers: wholesale first, then in the order in which they were added. */
export async function listTiers(db: Db): Promise<KnownPriceTier[]> {
  const { rows } = await sql<TierRow>`${tiers} order by is_wholesale desc, id`.execute(db);
  return rows.map(present);
}

export async function readTier(db: Db, id: string): Promise<KnownPriceTier> {
  const { rows } = await sql<TierRow>`${tiers} where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(priceTierTexts.notFound);
  return present(rows[0]);
}
