import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { unitOf } from '../units';
import type { Part } from './sale-lines.rules';

/** The parts of an invoice as they stand now. */
export async function readSoldParts(tx: Tx, ids: readonly string[]): Promise<Map<string, Part>> {
  const { rows } = await sql<Part>`
    select p.id, p.name, p.part_number, p.selling_price, p.is_active, coalesce(t.cost, 0) as cost,
      ${unitOf(sql`p.id`)} as unit
    from products p left join stock_totals t on t.product_id = p.id
    where p.id = any (${[...new Set(ids)]}::uuid[])`.execute(tx);
  return new Map(rows.map((part) => [part.id, part]));
}
