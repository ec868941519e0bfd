import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { moveStock } from '../stock';
import type { CostedLine } from './purchase.rules';

interface Source {
  id: string;
  number: string | (() => Promise<string>);
}

/** The goods of a purchase come in at what they cost on the shelf; what the supplier asks is the parts' purchase price. */
export async function bringIn(
  tx: Tx,
  user: Actor,
  source: Source,
  lines: readonly CostedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await setPurchasePrices(tx, lines);
  await moveStock(tx, {
    reason: 'purchase',
    lines: lines.map(({ productId, warehouseId, quantity, landedCost }) => ({
      productId,
      warehouseId,
      quantity,
      unitCost: landedCost,
    })),
    userId: user.id,
    source: { type: 'purchase', ...source },
  });
}

/** Parts are held in the order of their ids and before their stock, as whoever edits a part does. */
async function setPurchasePrices(tx: Tx, lines: readonly CostedLine[]): Promise<void> {
  const prices = new Map(lines.map(({ productId, unitCost }) => [productId, unitCost]));
  for (const portion of portions([...prices].toSorted(([a], [b]) => (a < b ? -1 : 1))))
    await sql`
      with price as (
        select * from unnest(${portion.map(([id]) => id)}::uuid[], ${portion.map(([, cents]) => cents)}::bigint[])
          as price (id, cents)
      ), held as materialized (
        select p.id from products p where p.id in (select id from price) order by p.id for no key update
      )
      update products p set purchase_price = price.cents, version = p.version + 1, updated_at = now()
      from price join held using (id)
      where p.id = price.id and p.purchase_price <> price.cents`.execute(tx);
}
