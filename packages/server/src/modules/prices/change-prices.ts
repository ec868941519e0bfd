import {
  AppError,
  notFound,
  priceChangeTexts,
  ruleBroken,
  type NewPrice,
  type PriceChange,
  type PriceChangeInput,
  type PriceTier,
  type UndonePrices,
} from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readTier } from '../price-tiers';
import { computePrices } from './new-prices';
import { readPriceChange } from './price-changes.queries';
import { lockPrices, writePrices } from './write-prices';

/** Changes prices by a rule as they were previewed: all of them, or none. */
export async function changePrices(
  tx: Tx,
  user: Actor,
  { mark, ...asked }: PriceChangeInput,
): Promise<PriceChange> {
  const seen = await computePrices(tx, user, asked);
  await lockPrices(
    tx,
    seen.prices.map(({ product }) => product),
  );
  const { tier, prices, ...computed } = await computePrices(tx, user, asked);
  if (prices.length === 0) throw ruleBroken(priceChangeTexts.nothing);
  if (computed.mark !== mark) throw new AppError('STALE_VERSION', priceChangeTexts.changedMeanwhile);
  const bad = prices.find(({ warning }) => warning === 'blocked');
  if (bad) throw ruleBroken(priceChangeTexts.blocked(bad.name, bad.reason ?? ''), { product: bad.product });
  const { id } = await tx
    .insertInto('priceChanges')
    .values({ rule: jsonb(asked.rule), tierId: tier?._id ?? null, userId: user.id, userName: user.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepPrices(tx, id, prices);
  await writePrices(tx, user, tier, prices);
  const change = await readPriceChange(tx, id);
  await recordChange(tx, user, {
    action: 'price-change.create',
    entity: 'price-changes',
    entityId: id,
    after: { tier: change.tier?.name ?? null, parts: change.parts },
  });
  return change;
}

async function keepPrices(tx: Tx, changeId: string, prices: readonly NewPrice[]): Promise<void> {
  await sql`
    insert into price_change_items (change_id, product_id, before, after)
    select ${changeId}::uuid, id, before, after from unnest(
      ${prices.map(({ product }) => product)}::uuid[], ${prices.map(({ before }) => before)}::bigint[],
      ${prices.map(({ after }) => after)}::bigint[]) as price (id, before, after)`.execute(tx);
}

interface KeptPrice {
  product: string;
  name: string;
  partNumber: string;
  before: number;
  after: number;
  now: number;
}

/** Gives the parts of a change their prices back; those whose price was changed since keep it. If all were, it can be undone after that change is. */
export async function undoPrices(tx: Tx, user: Actor, id: string): Promise<UndonePrices> {
  const change = await tx
    .selectFrom('priceChanges')
    .select(['tierId', 'undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!change) throw notFound(priceChangeTexts.notFound);
  if (change.undoneAt) throw ruleBroken(priceChangeTexts.undone);
  const tier = change.tierId === null ? null : await readTier(tx, change.tierId);
  const kept = await lockKept(tx, id, tier);
  const same = kept.filter(({ now, after }) => now === after);
  if (same.length === 0) throw ruleBroken(priceChangeTexts.nothingToUndo);
  await writePrices(
    tx,
    user,
    tier,
    same.map(({ product, name, before, after }) => ({ product, name, before: after, after: before })),
  );
  await tx
    .updateTable('priceChanges')
    .set({ undoneAt: sql`now()`, undoneBy: user.name })
    .where('id', '=', id)
    .execute();
  const left = kept.filter(({ now, after }) => now !== after);
  await recordChange(tx, user, {
    action: 'price-change.undo',
    entity: 'price-changes',
    entityId: id,
    after: { tier: tier?.name ?? null, parts: same.length },
  });
  return {
    restored: same.length,
    left: left.map(({ product, name, partNumber, now }) => ({ product, name, partNumber, price: now })),
  };
}

async function lockKept(tx: Tx, changeId: string, tier: PriceTier | null): Promise<KeptPrice[]> {
  const now = !tier
    ? sql`p.selling_price`
    : tier.isWholesale
      ? sql`p.wholesale_price`
      : sql`coalesce((select (one ->> 'price')::bigint from jsonb_array_elements(p.tier_prices) as one
          where one ->> 'tier' = ${tier._id}), 0)`;
  const { rows } = await sql<KeptPrice>`
    select p.id as product, p.name, p.part_number, i.before, i.after, ${now} as now
    from price_change_items i join products p on p.id = i.product_id
    where i.change_id = ${changeId} order by p.id for no key update of p`.execute(tx);
  return rows;
}
