import { sql } from 'kysely';
import type { DemoPart } from './demo-part';

/** Some of the stock has batches: a few expire soon, most later. */
export const demoBatches: DemoPart = {
  title: 'batches',
  async fill(tx) {
    await sql`
      insert into stock_batches (product_id, warehouse_id, batch_number, quantity, expiry_date)
      select product_id, warehouse_id, 'LOT-' || to_char(now(), 'YYYY') || '-' || lpad(n::text, 3, '0'),
        least(quantity, 6), current_date + (n * 23 - 40)::int
      from (
        select s.product_id, s.warehouse_id, s.quantity, row_number() over (order by p.part_code) as n
        from stock s join products p on p.id = s.product_id
        where s.quantity >= 4 and p.type = 'new' order by p.part_code limit 24
      ) as stocked`.execute(tx);
  },
};
