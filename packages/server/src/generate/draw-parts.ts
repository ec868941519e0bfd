import { sql } from 'kysely';
import type { Tx } from '../db/transaction';

/** The number of different parts a shop sells in a year, however large its catalogue. */
const sellers = 20_000;

/**
 * Decides the properties of each part, in the temporary table drawn. Parts are numbered from the last
 * generated one; random values are derived from the number, so that a shop of a given size is the same each
 * time.
 */
export async function drawParts(tx: Tx, count: number, blueprints: number): Promise<void> {
  await sql`
    create temporary table drawn on commit drop as
    with last as (
      select coalesce(max(substring(code from 2)::int), 0) as number from products where code ~ '^G[0-9]+$'
    ), counted as (
      select last.number + i as n, ${count}::int - i as ago,
        (hashint8extended(last.number + i, 1) & 1048575) / 1048576.0::float as chance,
        (hashint8extended(last.number + i, 2) & 1048575)::int as luck,
        ((last.number + i) * 7368787::bigint % 24117248)::int as mixed,
        200000000000 + (last.number + i) * 61803398875 % 99999999977 as ean
      from last, generate_series(1, ${count}::int) as i
    )
    select turoos_id() as id, n, ago, luck, key, ${suffix} as suffix, ${barcode} as barcode,
      greatest(100, b.price * (85 + luck % 31) / 100 / 25 * 25) as price,
      case when luck % 100 < 7 then 0 when luck % 100 < 20 then 1 + luck % 4 else 6 + luck % 40 end
        + case when luck % 100 >= 20 and u.decimals > 0 then 0.5 else 0 end as pieces,
      -- few parts sell much, many sell little, and most of a large catalogue does not sell
      least(5000, floor((0.5 + b.demand / 150) * ${sellers}::int / ((luck + 1) / 1048576.0::float * ${count}::int)))::int
        as popularity
    from counted
    -- squared, because parts with more demand exist from more makers
    join blueprint b on b.key = floor(chance * chance * ${blueprints}::int)::int
    join units u on u.code = b.unit`.execute(tx);
}

const symbols = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const symbol = (bits: number) => sql`substr(${symbols}::text, 2 + (mixed >> ${sql.lit(bits)} & 31), 1)`;

/** Five symbols, the first a letter; unique per number, because the mixing repeats only after 24 million. */
const suffix = sql`substr(${symbols}::text, 1 + (mixed >> 20), 1) || ${symbol(15)} || ${symbol(10)} || ${symbol(5)} || ${symbol(0)}`;

const digitsAt = (...powers: number[]) =>
  sql.join(
    powers.map((power) => sql`ean / ${sql.lit(10 ** power)} % 10`),
    sql` + `,
  );

/** An EAN-13 in the range reserved for a shop's own use, with its check digit. */
const barcode = sql`
  ean::text || (10 - (${digitsAt(11, 9, 7, 5, 3, 1)} + 3 * (${digitsAt(10, 8, 6, 4, 2, 0)})) % 10) % 10`;
