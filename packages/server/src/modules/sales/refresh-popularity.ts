import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Days of past sales that predict demand. */
const days = 180;

/** Sets each part's popularity to its recent number of invoice lines; searches are sorted by it. */
export async function refreshPopularity(tx: Tx): Promise<void> {
  await sql`
    with sold as (
      select product_id, count(*) as lines
      from sale_items i
      where at >= now() - ${days} * interval '1 day' and returned < quantity and not exists (
        select from sales s where s.id = i.sale_id and s.status in ('cancelled', 'pending'))
      group by product_id
    ), stale as (
      select p.id, coalesce(sold.lines, 0) as popularity
      from products p left join sold on sold.product_id = p.id
      where p.popularity <> coalesce(sold.lines, 0)
      order by p.id for no key update of p
    )
    update products p set popularity = stale.popularity from stale where p.id = stale.id`.execute(tx);
}
