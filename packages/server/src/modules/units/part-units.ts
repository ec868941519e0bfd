import { fitsUnit, ruleBroken, unitTexts, type Unit } from '@turoos/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';

/** Selects the unit of a part, as documents include it. */
export const unitOf = (productId: Expression<unknown> | RawBuilder<unknown>) => sql<Unit>`(
  select json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals)
  from products unit_part join units u on u.code = unit_part.unit where unit_part.id = ${productId})`;

/** Throws on a fraction of a whole unit; called before all other checks of a quantity. */
export function assertFits(quantity: number, part: { id: string; name: string; unit: Unit }): void {
  if (!fitsUnit(quantity, part.unit))
    throw ruleBroken(unitTexts.whole(part.name, part.unit.name), { product: part.id });
}

/** Finds a unit by code, or by name in any spelling. */
export async function findUnit(tx: Tx, named: string): Promise<Unit> {
  const { rows } = await sql<Unit>`
    select code, name, decimals from units where code = ${named} or turoos_fold(name) = turoos_fold(${named})
    order by code = ${named} desc limit 1 for key share`.execute(tx);
  if (!rows[0]) throw ruleBroken(unitTexts.unknown);
  return rows[0];
}

const fractional = (column: string) => sql`${sql.ref(column)} <> trunc(${sql.ref(column)})`;

/**
 * Returns the parts with a fractional quantity in stock, in a stock level or in a document that may still
 * move goods.
 */
export async function partsInFractions(db: Db, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p join stock_totals t on t.product_id = p.id where ${which} and (
      ${fractional('t.min_level')} or coalesce(${fractional('p.max_level')}, false)
      or exists (select from stock s where s.product_id = p.id and ${fractional('s.quantity')})
      or exists (select from stock_batches b where b.product_id = p.id and ${fractional('b.quantity')})
      or exists (select from sale_items i join sales d on d.id = i.sale_id
        where i.product_id = p.id and d.status <> 'cancelled' and (i.quantity - i.returned) % 1 <> 0)
      or exists (select from purchase_items i join purchases d on d.id = i.purchase_id
        where i.product_id = p.id and d.status in ('pending', 'partly_received', 'completed') and (i.quantity - i.returned) % 1 <> 0)
      or exists (select from transfer_items i join transfers d on d.id = i.transfer_id
        where i.product_id = p.id and d.status in ('requested', 'pending', 'approved', 'in_transit') and ${fractional('i.quantity')})
      or exists (select from stock_adjustments d
        where d.product_id = p.id and d.status in ('pending', 'approved') and ${fractional('d.quantity')})
      or exists (select from scrap_reports d
        where d.product_id = p.id and d.status in ('pending', 'approved') and ${fractional('d.quantity')})
      or exists (select from inventory_count_items i join inventory_counts d on d.id = i.count_id
        where i.product_id = p.id and d.status = 'in_progress' and ${fractional('i.counted_quantity')})
    ) limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Throws when a part still has fractional quantities and the unit is whole. The caller has locked its stock.
 */
export async function assertMayCountIn(
  tx: Tx,
  part: { id: string; name: string },
  unit: Unit,
): Promise<void> {
  if (unit.decimals === 0 && (await partsInFractions(tx, sql`p.id = ${part.id}`)).length)
    throw ruleBroken(unitTexts.fractions(part.name, unit.name));
}
