import { sql } from 'kysely';
import { bulkLoad } from '../db/bulk-load';
import type { Db } from '../db/connect';
import { transaction } from '../db/transaction';
import { liftTimeLimits } from '../db/time-limits';
import { raiseSequence } from '../modules/counters';
import { families, fathers, given, places, prefixes } from '../samples/people-names';
import { tidyUp } from './tidy-up';

const tables = ['customers'];
const days = 730;

/** Picks a name for the row number n, the same each time. */
export const one = (names: readonly string[], salt: number) => sql`
  (${[...names]}::text[])[1 + (hashint8extended(n, ${sql.lit(salt)}) & 1048575) % ${sql.lit(names.length)}]`;

/** Generates customers who joined over the last two years, numbered from the last one, without debts. */
export async function generateCustomers(db: Db, count: number): Promise<void> {
  await transaction(db, async (tx) => {
    await liftTimeLimits(tx);
    const counter = await tx
      .selectFrom('counters')
      .select(['id', 'prefix', 'digits'])
      .where('key', '=', 'CUSTOMER')
      .executeTakeFirstOrThrow();
    const place = { scope: '', period: '' };
    const last = await raiseSequence(tx, counter.id, place, 0);
    await raiseSequence(tx, counter.id, place, last + count);
    await bulkLoad(tx, tables, count, async () => {
      await sql`
        insert into customers (customer_code, name, phone, address, credit_limit, is_blocked, is_active, created_at,
          updated_at)
        select concat(${counter.prefix}::text, '-', lpad(n::text, greatest(${counter.digits}::int, length(n::text)), '0')),
          concat_ws(' ', ${one(given, 11)}, ${one(fathers, 12)}, ${one(families, 13)}),
          ${one(prefixes, 14)} || lpad((n * 7919 % 1000000)::text, 6, '0'),
          to_jsonb(${one(
            places.map(([city, street]) => `${city}، ${street}`),
            15,
          )}),
          (array[0, 30000, 50000, 100000, 100000, 150000, 250000, 500000])[1 + n % 8], n % 29 = 11, n % 41 <> 20, at, at
        from (
          select n, now() - (${last + count}::bigint - n) * interval '1 day' * ${sql.lit(days)} / ${count}::bigint as at
          from generate_series(${last + 1}::bigint, ${last + count}::bigint) as n
        ) as numbered`.execute(tx);
    });
  });
  await tidyUp(db, tables);
}
