import { sql, type RawBuilder } from 'kysely';
import { hidden, type Candidates } from './candidates';

/** Sorts after every letter and digit. */
const last = '\u{10FFFF}';

/**
 * Finds parts by number, exact matches first, a replaced part directly followed by its successor. Of more
 * numbers than wanted that begin with the code, it takes the first in their own order.
 */
export function byNumber(code: string, reach: number): Candidates {
  const startsWithCode = (column: RawBuilder<unknown>) =>
    sql`${column} ~>=~ ${hidden(code)} and ${column} ~<~ ${hidden(code + last)}`;
  const barcode = sql`turoos_code(barcode)`;
  return {
    parts: sql`
      select shown.id, shown.turn, hit.exact, p.id as part_id, p.popularity from (
        select id, bool_or(number = ${code}) as exact from (
          (select id, part_code as number from products where ${startsWithCode(sql`part_code`)}
           order by part_code using ~<~ limit ${sql.lit(reach)})
          union all
          (select id, ${barcode} from products where ${startsWithCode(barcode)} and barcode <> ''
           order by ${barcode} using ~<~ limit ${sql.lit(reach)})
          union all
          (select product_id, code from product_numbers where ${startsWithCode(sql`code`)}
           order by code using ~<~, product_id limit ${sql.lit(reach)})
        ) as number group by id
      ) as hit
      join products p using (id)
      left join products successor on successor.id = p.replaced_by_id
      cross join lateral (values (p.id, p.is_active, 1), (successor.id, successor.is_active, 2))
        as shown (id, is_active, turn)
      where shown.is_active`,
    order: sql`candidate.exact desc, candidate.popularity desc, candidate.part_id desc, candidate.turn`,
  };
}
