import { foldCode } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readParts } from '../products';
import type { NumberMatch } from './part-facts.rules';

const mostMatches = 20;

/**
 * Finds parts by a number, ignoring dashes: by part number first, then OEM number, then alternative number.
 */
export async function findByNumber(db: Db, partNumber: string): Promise<NumberMatch[]> {
  const code = foldCode(partNumber);
  if (!code) return [];
  const { rows } = await sql<{ id: string; by: NumberMatch['by'] }>`
    select id, by from (
      select distinct on (id) id, by, place from (
        select id, 'number' as by, 1 as place from products where part_code = ${code}
        union all
        select product_id, kind, case kind when 'oem' then 2 else 3 end from product_numbers where code = ${code}
      ) as bearer order by id, place
    ) as match join products p using (id) order by place, p.popularity desc, id limit ${mostMatches}`.execute(
    db,
  );
  const parts = await readParts(
    db,
    rows.map(({ id }) => id),
  );
  return parts.map((part, place) => ({ part, by: rows[place]?.by ?? 'alternative' }));
}

/** Returns the quantity of these parts sold so far, net of returns. */
export async function countSold(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(quantity - returned), 0) as sold from sale_items where product_id = any (${ids}::uuid[])`.execute(
    db,
  );
  return rows[0]?.sold ?? 0;
}
