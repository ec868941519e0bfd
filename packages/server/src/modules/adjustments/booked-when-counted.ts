import { conflict, ltr, type AppError } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Place } from '../workflow';

interface CountedLine {
  booked: number;
  countNumber: string;
  name: string;
  partNumber: string;
  /** The later count or adjustment that set the stock again; both are null for a quantity set by hand. */
  setBy: { count: string | null; adjustment: string | null } | null;
}

/**
 * Returns the book quantity the part was counted against, or undefined for an adjustment without a count.
 * Movements since the count are correct, so only the difference found by the count is corrected. Throws a
 * conflict when another count or correction was booked since: it may have corrected the same difference, so
 * the part must be counted again.
 */
export async function bookedWhenCounted(
  tx: Tx,
  { countId, productId, warehouseId }: Place & { countId: string | null },
): Promise<number | undefined> {
  const { rows } = await sql<CountedLine>`
    select i.system_quantity as booked, c.count_number, p.name, p.part_number, later.set_by
    from inventory_count_items i
      join inventory_counts c on c.id = i.count_id
      join products p on p.id = i.product_id
      left join lateral (
        select json_build_object('count', other.count_number, 'adjustment', a.adjustment_number) as set_by,
          a.approved_at as at
        from stock_adjustments a left join inventory_counts other on other.id = a.count_id
        where a.product_id = i.product_id and a.warehouse_id = c.warehouse_id and a.approved_at > i.counted_at
          and (a.count_id <> c.id or (a.count_id is null and a.type = 'correction'))
        union all
        select json_build_object('count', null, 'adjustment', null), m.at
        from stock_movements m
        where m.product_id = i.product_id and m.warehouse_id = c.warehouse_id and m.at > i.counted_at
          and m.reason = 'correction'
        order by at desc limit 1
      ) later on true
    where i.count_id = ${countId} and i.product_id = ${productId} and c.warehouse_id = ${warehouseId}`.execute(
    tx,
  );
  const [line] = rows;
  if (line?.setBy) throw countedTwice(line, line.setBy);
  return line?.booked;
}

function countedTwice(
  { name, partNumber, countNumber }: CountedLine,
  { count, adjustment }: NonNullable<CountedLine['setBy']>,
): AppError {
  const how = count ? ` بالجرد ${ltr(count)}` : adjustment ? ` بالتسوية ${ltr(adjustment)}` : '';
  return conflict(
    `عُدّلت كمية ${name} (${ltr(partNumber)}) في هذا المستودع${how} بعد عدّها في الجرد ${ltr(countNumber)}؛ ارفض هذه التسوية وعُدّ القطعة من جديد`,
  );
}
