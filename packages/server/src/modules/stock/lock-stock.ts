import { roundQuantity, type Unit } from '@turoos/contract';
import { statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';

export interface LockedPart {
  id: string;
  name: string;
  partNumber: string;
  mainWarehouseId: string | null;
  /** What lies in the warehouses that the mover is bound to; for others, in all. */
  quantity: number;
  /** What lies in other warehouses than those. */
  elsewhere: number;
  cost: number;
  unit: Unit;
  held: Map<string, number>;
  /** Those that keep goods now, oldest first. */
  reservations: ActiveReservation[];
}

/** Goods of a part that are kept for somebody. */
export interface ActiveReservation {
  id: string;
  warehouseId: string | null;
  /** What its holder has not bought yet. */
  quantity: number;
  customerId: string | null;
  name: string;
  until: Date;
}

export type LockedStock = ReadonlyMap<string, LockedPart>;

interface Lying {
  id: null;
  productId: string;
  warehouseId: string;
  quantity: number;
}

/**
 * Locks the parts' totals rows; a lock on the totals row guards all stock of the part. Those who are bound to warehouses
 * see and move what is there alone.
 */
export async function lockStock(
  tx: Tx,
  lines: readonly { productId: string }[],
  within: readonly string[] | undefined,
): Promise<LockedStock> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  // the sub-select hides the number of ids from the planner, which would else make a new plan for each request
  const lock = statement<Omit<LockedPart, 'held' | 'reservations' | 'elsewhere'>>`
    with locked as materialized (
      select product_id, quantity, cost from stock_totals
      where product_id = any ((select ${ids}::uuid[])::uuid[]) order by product_id for update
    )
    select p.id, l.quantity, l.cost, p.name, p.part_number, p.main_warehouse_id,
      json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals) as unit
    from locked l join products p on p.id = l.product_id join units u on u.code = p.unit`.execute(tx);
  // a statement of its own, because it must see what the last holder of the lock has written
  const read = statement<Lying | (ActiveReservation & { productId: string })>`
    select product_id, warehouse_id, quantity, null as id, null as customer_id, null as name, null as until
    from stock where product_id = any ((select ${ids}::uuid[])::uuid[])
    union all
    select product_id, warehouse_id, quantity - taken, id, customer_id, name, until
    from reservations
    where product_id = any ((select ${ids}::uuid[])::uuid[]) and status = 'active' and until > now()`.execute(
    tx,
  );
  const [{ rows }, { rows: lying }] = await Promise.all([lock, read]);
  const parts = new Map(
    rows.map((row): [string, LockedPart] => [
      row.id,
      { ...row, elsewhere: 0, held: new Map(), reservations: [] },
    ]),
  );
  for (const row of lying) {
    const part = parts.get(row.productId);
    if (row.id === null) part?.held.set(row.warehouseId, row.quantity);
    else part?.reservations.push(row);
  }
  // ids begin with the time they were made at
  for (const { reservations } of parts.values())
    reservations.sort((one, other) => (one.id < other.id ? -1 : 1));
  if (within) for (const part of parts.values()) limitPart(part, within);
  return parts;
}

/** Leaves what lies in these warehouses, and moves the rest out of sight. */
function limitPart(part: LockedPart, within: readonly string[]): void {
  const isNear = (place: string | null) => place !== null && within.includes(place);
  const all = part.quantity;
  part.held = new Map([...part.held].filter(([place]) => isNear(place)));
  part.quantity = [...part.held.values()].reduce((sum, quantity) => roundQuantity(sum + quantity), 0);
  part.elsewhere = roundQuantity(all - part.quantity);
  part.reservations = part.reservations.filter(({ warehouseId }) => !warehouseId || isNear(warehouseId));
  if (!isNear(part.mainWarehouseId)) part.mainWarehouseId = within[0] ?? null;
}
