import {
  conflict,
  MOST_TIERS,
  priceTierTexts,
  ruleBroken,
  type KnownPriceTier,
  type PriceTierChanges,
  type PriceTierInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { readTier } from './tiers.queries';

export async function createTier(tx: Tx, user: Actor, tier: PriceTierInput): Promise<KnownPriceTier> {
  // locks out another that is added at the same time, so that there are never too many
  await sql`lock table price_tiers in share row exclusive mode`.execute(tx);
  const { tiers } = await tx
    .selectFrom('priceTiers')
    .select((e) => e.fn.countAll<number>().as('tiers'))
    .executeTakeFirstOrThrow();
  if (tiers >= MOST_TIERS) throw ruleBroken(priceTierTexts.tooMany);
  const { id } = await orTaken(
    tx.insertInto('priceTiers').values(tier).returning('id').executeTakeFirstOrThrow(),
    () => nameTaken(tier.name),
  );
  const after = await readTier(tx, id);
  await recordChange(tx, user, { action: 'price-tier.create', entity: 'price-tiers', entityId: id, after });
  return after;
}

export async function updateTier(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: PriceTierChanges,
): Promise<KnownPriceTier> {
  const before = await lockTier(tx, id);
  assertCurrent(version, before);
  await orTaken(
    tx
      .updateTable('priceTiers')
      .set({ ...changes, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
    () => nameTaken(changes.name ?? before.name),
  );
  const after = await readTier(tx, id);
  await recordChange(tx, user, {
    action: 'price-tier.update',
    entity: 'price-tiers',
    entityId: id,
    before,
    after,
  });
  return after;
}

/** Deletes a tier that no customer is in, with the prices that parts have in it. */
export async function deleteTier(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockTier(tx, id);
  if (before.isWholesale) throw ruleBroken(priceTierTexts.wholesale);
  if (before.customers > 0) throw ruleBroken(priceTierTexts.inUse);
  const named = JSON.stringify([{ tier: id }]);
  await sql`
    with held as materialized (
      select id from products where tier_prices @> ${named}::jsonb order by id for no key update
    )
    update products p set version = p.version + 1, updated_at = now(),
      tier_prices = (select coalesce(jsonb_agg(price), '[]') from jsonb_array_elements(p.tier_prices) as price
        where price ->> 'tier' <> ${id})
    from held where held.id = p.id`.execute(tx);
  await tx.deleteFrom('priceTiers').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'price-tier.delete', entity: 'price-tiers', entityId: id, before });
}

async function lockTier(tx: Tx, id: string): Promise<KnownPriceTier> {
  await tx.selectFrom('priceTiers').select('id').where('id', '=', id).forUpdate().execute();
  return readTier(tx, id);
}

/** The index refuses a second tier of the same name in any spelling. */
const nameTaken = (name: string) => conflict(priceTierTexts.taken(name));
