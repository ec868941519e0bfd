import {
  appliedPrice,
  can,
  MOST_ASKERS,
  type Asker,
  type PartPrices,
  type PriceTier,
  type Subject,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { tierOf } from '../price-tiers';
import { meantPart, timeFields } from './asked-parts.queries';

type Stored = Omit<Asker, 'askedAt' | 'toldAt' | 'price'> & {
  askedAt: string;
  toldAt: string | null;
  pricing: Pricing;
};

/** What the price of a part depends on for one who asked for it. */
export interface Pricing {
  part: PartPrices | null;
  tier: PriceTier | null;
}

/** Selects it beside `asked_parts` and the customer `c`. */
export const pricing = sql<Pricing>`
  json_build_object('tier', ${tierOf(sql`c.price_tier_id`)}, 'part', (
    select json_build_object('sellingPrice', p.selling_price, 'wholesalePrice', p.wholesale_price,
      'tierPrices', p.tier_prices, 'priceBreaks', p.price_breaks)
    from products p where p.id = ${meantPart}))`;

export const priceOf = ({ part, tier }: Pricing, quantity: number): number =>
  part ? appliedPrice(part, tier, quantity).price : 0;

/** Lists those who asked for a part: first those who can be told, the oldest before the newest. */
export async function listAskers(db: Db, reader: Subject, id: string): Promise<Asker[]> {
  const sees = can(reader, 'customers:read');
  const { rows } = await sql<{ asker: Stored }>`
    select json_build_object(${timeFields(reader)}, 'toldAt', last.told_at, 'pricing', ${pricing},
      'phone', case when ${sees} then coalesce(nullif(c.phone, ''), last.phone) else '' end,
      'email', case when ${sees} then coalesce(c.email, '') else '' end) as asker
    from asked_part_times last join asked_parts on asked_parts.id = last.asked_part_id
      left join customers c on c.id = last.customer_id
    where last.asked_part_id = ${id}
    order by array_position(array['arrived', 'waiting', 'told', 'closed'], last.status), last.id
    limit ${sql.lit(MOST_ASKERS)}`.execute(db);
  return rows.map(({ asker: { askedAt, toldAt, pricing: prices, ...asker } }) => ({
    ...asker,
    price: priceOf(prices, asker.quantity),
    askedAt: new Date(askedAt),
    toldAt: toldAt === null ? null : new Date(toldAt),
  }));
}
