import type { PriceTier } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChanges } from '../../kernel/audit';

interface WrittenPrice {
  product: string;
  name: string;
  before: number;
  after: number;
}

/** Locks parts in the order of their ids, as every other change of several parts does. */
export async function lockPrices(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with held as materialized (
      select from products where id = any (${ids}::uuid[]) order by id for no key update)
    select count(*) from held`.execute(tx);
}

/** Writes the prices of locked parts in a tier, or their selling prices; 0 takes a tier's own price away. */
export async function writePrices(
  tx: Tx,
  user: Actor,
  tier: PriceTier | null,
  prices: readonly WrittenPrice[],
): Promise<void> {
  await sql`
    update products p set ${assignment(tier)}, version = p.version + 1, updated_at = now()
    from unnest(${prices.map(({ product }) => product)}::uuid[], ${prices.map(({ after }) => after)}::bigint[])
      as n (id, price)
    where p.id = n.id`.execute(tx);
  const logged = (cents: number) =>
    !tier
      ? { sellingPrice: cents }
      : tier.isWholesale
        ? { wholesalePrice: cents }
        : { tierPrices: [{ tier: tier._id, price: cents }] };
  await recordChanges(
    tx,
    user,
    { action: 'product.update', entity: 'products' },
    prices.map(({ product, name, before, after }) => ({
      entityId: product,
      before: { name, ...logged(before) },
      after: { name, ...logged(after) },
    })),
  );
}

function assignment(tier: PriceTier | null): RawBuilder<unknown> {
  if (!tier) return sql`selling_price = n.price`;
  if (tier.isWholesale) return sql`wholesale_price = n.price`;
  return sql`tier_prices = (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(p.tier_prices) as one
      where one ->> 'tier' <> ${tier._id})
    || case when n.price > 0 then jsonb_build_array(jsonb_build_object('tier', ${tier._id}::text, 'price', n.price))
      else '[]' end`;
}
