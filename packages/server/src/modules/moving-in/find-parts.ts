import { foldCode, type Unit } from '@turoos/contract';
import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Db } from '../../db/connect';
import { unitOf } from '../units';

/** A part that a sheet names by one of its numbers. */
export interface FoundPart {
  id: string;
  name: string;
  unit: Unit;
  /** The folded part number. */
  code: string;
  isActive: boolean;
}

/**
 * Finds parts by any of their numbers: the part number first, then barcodes, OEM and alternative numbers, then the
 * shop's own codes. Of a number that several parts share equally, all are returned; active ones rather than others.
 */
export async function findParts(db: Db, numbers: readonly string[]): Promise<Map<string, FoundPart[]>> {
  const found = new Map<string, FoundPart[]>();
  for (const portion of portions([...new Set(numbers.map(foldCode))])) {
    const { rows } = await sql<FoundPart & { number: string }>`
      with wanted as materialized (select given from unnest(${portion}::text[]) as w (given)),
      met as (
        select given, p.id, 1 as rank from wanted join products p on p.part_code = given
        union all
        select given, p.id, 2 from wanted join products p on turoos_code(p.barcode) = given and p.barcode <> ''
        union all
        select given, o.product_id, 2 from wanted join product_numbers o on o.code = given
        union all
        select given, p.id, 3 from products p join wanted on turoos_code(p.code) = given where p.code <> ''
      ), best as (
        select distinct given, id from (
          select given, id, rank() over (partition by given order by met.rank, not p.is_active) as place
          from met join products p using (id)) m
        where place = 1
      )
      select given as number, p.id, p.name, p.part_code as code, p.is_active, ${unitOf(sql`p.id`)} as unit from best join products p using (id)`.execute(
      db,
    );
    for (const { number, ...part } of rows) found.set(number, [...(found.get(number) ?? []), part]);
  }
  return found;
}
