import { sql } from 'kysely';
import type { DemoPart } from './demo-part';

const noted = 400;
const learned = 4;

/** The cars that single parts were sold for, and what is learned from them: fitments that are missing, and one in doubt. */
export const demoSaleCars: DemoPart = {
  title: 'the cars of sales, and what is learned from them',
  async fill(tx) {
    const dated = sql`f.model <> '' and f.year_from is not null and f.year_to is not null`;
    const single = sql`
      select s.id, min(i.product_id::text)::uuid as product_id, max(s.created_at) as at from sales s
      join sale_items i on i.sale_id = s.id
      where s.status = 'completed' group by s.id having count(*) = 1`;
    await sql`
      insert into sale_cars (sale_id, make, model, year)
      select distinct on (s.id) s.id, f.make, f.model, (f.year_from + f.year_to) / 2
      from (select * from (${single}) one order by at desc limit ${sql.lit(noted)}) s
      join product_fitments f on f.product_id = s.product_id and ${dated}
      order by s.id, f.make, f.model, f.year_from`.execute(tx);
    // a few parts were sold for the cars of the next year too
    await sql`
      with often as (
        select product_id, count(*) as sales from sale_cars c join sale_items i using (sale_id)
        group by product_id having count(*) >= 3 order by count(*) desc, product_id limit ${sql.lit(learned)}
      )
      update sale_cars c set year = last.year from (
        select i.sale_id, max(f.year_to) + 1 as year from often
        join sale_items i on i.product_id = often.product_id join product_fitments f on f.product_id = often.product_id
        where ${dated} group by i.sale_id
      ) last where last.sale_id = c.sale_id`.execute(tx);
    await sql`
      with back as (
        select r.id, r.sale_id, f.make, f.model, f.year_from as year
        from sale_refunds r join sale_refund_items b on b.refund_id = r.id
        join sale_items i on i.sale_id = b.sale_id and i.position = b.position
        join product_fitments f on f.product_id = i.product_id
        where ${dated} order by r.created_at desc, f.make, f.model limit 1
      ), marked as (
        update sale_refunds r set unfit = true, reason = 'لا تناسب السيارة' from back where r.id = back.id
      )
      insert into sale_cars (sale_id, make, model, year) select sale_id, make, model, year from back
      on conflict (sale_id) do update set make = excluded.make, model = excluded.model, year = excluded.year`.execute(
      tx,
    );
  },
};
