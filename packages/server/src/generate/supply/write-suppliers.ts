import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { families, given, prefixes } from '../../samples/people-names';
import { one } from '../generate-customers';

/** Writes suppliers from before the year, numbered from the last one, as the temporary table seller. */
export async function writeSuppliers(tx: Tx, count: number): Promise<void> {
  await sql`
    create temporary table seller on commit drop as
    select turoos_id() as id, i - 1 as place, number + i as n, now() - interval '400 days' as at
    from generate_series(1, ${count}::int) as i,
      (select coalesce(max(substring(name from '^مؤسسة .* ([0-9]{1,9})$')::int), 0) as number from suppliers) as last`.execute(
    tx,
  );
  await sql`
    insert into suppliers (id, name, contact_person, phone, city, created_at, updated_at)
    select id, concat('مؤسسة ', ${one(families, 31)}, ' ', n), concat_ws(' ', ${one(given, 32)}, ${one(families, 33)}),
      ${one(prefixes, 34)} || lpad((n * 7919 % 1000000)::text, 6, '0'), ${one(['تعز', 'صنعاء', 'عدن'], 35)}, at, at
    from seller`.execute(tx);
}
