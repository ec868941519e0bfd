import type { VehiclePart } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { unitOf } from '../units';

export interface VehiclePartRow extends VehiclePart {
  carId: string;
}

/** Only received purchases count, not orders or cancelled ones. */
const stands = sql`p.status in ('completed', 'partly_received', 'returned')`;

/**
 * Reads the parts of each vehicle with their sales. When a part also comes from elsewhere, the vehicle's
 * units count as sold first; a discount on an invoice lowers every line by its share.
 */
export async function readVehicleParts(db: Db, vehicleIds: readonly string[]): Promise<VehiclePartRow[]> {
  const { rows } = await sql<VehiclePartRow>`
    with came as (
      select p.source_vehicle_id as car_id, i.product_id, sum(i.received - i.returned) as quantity,
        sum((i.received - i.returned) * i.landed_cost) as cost, min(p.created_at) as since
      from purchases p join purchase_items i on i.purchase_id = p.id
      where p.source_vehicle_id = any (${vehicleIds}::uuid[]) and ${stands}
      group by 1, 2 having sum(i.received - i.returned) > 0
      union all
      select vehicle_id, product_id, 1, cost, taken_at from teardown_pieces
      where vehicle_id = any (${vehicleIds}::uuid[]) and status = 'taken'
    ), gone as (
      select line.car_id, line.product_id, sum(line.taken) as sold, sum(line.taken * line.price) as revenue
      from (
        select came.car_id, came.product_id,
          greatest(0, least(stayed, came.quantity - (sum(stayed) over turn - stayed))) as taken,
          s.total / s.quantity * (b.subtotal - b.discount) / greatest(b.subtotal, 1) as price
        from came
        join sale_items s on s.product_id = came.product_id and s.at >= came.since
        join sales b on b.id = s.sale_id and b.status in ('completed', 'refunded')
        cross join lateral (select s.quantity - s.returned as stayed) as sold
        window turn as (partition by came.car_id, came.product_id order by s.at, s.sale_id, s.position)
      ) as line group by 1, 2
    )
    select came.car_id, came.product_id as product, p.name, p.part_number, ${unitOf(sql`p.id`)} as unit, came.quantity,
      coalesce(gone.sold, 0) as sold, rest.pieces as "left", round(came.cost) as cost,
      round(coalesce(gone.revenue, 0)) as revenue, round(rest.pieces * p.selling_price) as expected
    from came join products p on p.id = came.product_id join stock_totals t on t.product_id = p.id
    left join gone on gone.car_id = came.car_id and gone.product_id = came.product_id
    cross join lateral (
      select least(t.quantity, came.quantity - coalesce(gone.sold, 0)) as pieces) as rest
    order by came.cost desc, p.name, p.id`.execute(db);
  return rows;
}

/** Reads the cost of each vehicle's purchases: with lines their landed cost, without lines what was paid for it. */
export async function readVehicleCosts(db: Db, vehicleIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ carId: string; cost: number }>`
    select p.source_vehicle_id as car_id,
      round(sum(coalesce(t.cost, lines.cost, p.received_amount - p.returned_amount))) as cost
    from purchases p left join teardowns t on t.purchase_id = p.id
    cross join lateral (
      select sum((i.received - i.returned) * i.landed_cost) as cost from purchase_items i where i.purchase_id = p.id
    ) as lines
    where p.source_vehicle_id = any (${vehicleIds}::uuid[]) and ${stands}
    group by 1`.execute(db);
  return new Map(rows.map(({ carId, cost }) => [carId, cost]));
}
