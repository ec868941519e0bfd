import { sql } from 'kysely';
import type { Proof } from './proof';

/** Claims about cars that are taken apart piece by piece. */
export const teardownProofs: readonly Proof[] = [
  {
    claim: 'the pieces of a car share out its cost to the cent while some are on it',
    contradictions: sql`
      select concat('car ', t.vehicle_id, ' (', t.status, '): ', t.cost, ', its pieces ', p.cost) as what
      from teardowns t join (
        select vehicle_id, sum(cost) as cost, bool_or(status in ('on_car', 'scrapped')) as has_rest
        from teardown_pieces group by 1
      ) p using (vehicle_id)
      where case when p.has_rest then p.cost <> t.cost else p.cost > t.cost end`,
  },
  {
    claim: 'a car for parts costs what its purchase asks, with what others charge for bringing it',
    contradictions: sql`
      select concat(p.purchase_number, ' (', p.status, '): the car ', t.cost, ', the purchase ', p.goods + p.freight + p.customs)
        as what
      from teardowns t join purchases p on p.id = t.purchase_id
      where t.cost <> p.goods + p.freight + p.customs or p.status <> 'completed' or not p.for_teardown`,
  },
  {
    claim: 'a piece that came off a car came into stock once, at its share of the cost',
    contradictions: sql`
      select concat('piece ', e.id, ' (', e.status, '): ', coalesce(m.pieces, 0), ' came, worth ', m.worth, ' instead of ', e.cost)
        as what
      from teardown_pieces e left join (
        select source_id, product_id, sum(quantity) as pieces, sum(quantity * unit_cost) as worth
        from stock_movements where reason in ('dismantle', 'dismantle.undo') group by 1, 2
      ) m on m.source_id = e.vehicle_id and m.product_id = e.product_id
      where coalesce(m.pieces, 0) <> case e.status when 'taken' then 1 else 0 end
        or (e.status = 'taken' and m.worth <> e.cost)`,
  },
];
