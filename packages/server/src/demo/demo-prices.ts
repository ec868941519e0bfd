import { sql } from 'kysely';
import { createTier } from '../modules/price-tiers';
import { changePrices, previewPrices } from '../modules/prices';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** Best sellers that have prices by quantity. */
const withBreaks = 60;

/** Tiers of the shop's own, customers in them, prices by quantity, and one change of prices by a rule. */
export const demoPrices: DemoPart = {
  title: 'price tiers and prices by quantity',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    const workshop = await createTier(tx, owner, { name: 'ورشة', percent: 95 });
    const dealer = await createTier(tx, owner, { name: 'تاجر', percent: 88 });
    await sql`
      update customers c set price_tier_id = case n % 9 when 0 then ${dealer._id}::uuid when 3 then ${workshop._id}::uuid
        else (select id from price_tiers where is_wholesale) end
      from (select id, row_number() over (order by id) as n from customers) as counted
      where counted.id = c.id and n % 3 = 0`.execute(tx);
    await sql`
      update products p set price_breaks = jsonb_build_array(
        jsonb_build_object('from', 10, 'price', round(p.selling_price * 0.9)),
        jsonb_build_object('from', 50, 'price', round(p.selling_price * 0.85)))
      from (select id from products where selling_price >= 100 and unit = 'piece'
        order by popularity desc, id limit ${withBreaks}) as best
      where best.id = p.id`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      select id from products where selling_price > 0 order by popularity desc, id limit 25`.execute(tx);
    const asked = {
      ids: rows.map(({ id }) => id),
      tier: dealer._id,
      rule: {
        base: 'sellingPrice',
        step: 'percent',
        value: -14,
        rounding: { currency: 'USD', step: 5 },
      },
    } as const;
    const question = { ...asked, ids: [...asked.ids] };
    const { mark } = await previewPrices(tx, owner, question);
    await changePrices(tx, owner, { ...question, mark });
  },
};
