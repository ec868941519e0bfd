import {
  AppError,
  branchTexts,
  conflict,
  notFound,
  productTexts,
  roundQuantity,
  worth,
  type MoveReason,
} from '@turoos/contract';
import { sql } from 'kysely';
import { portions } from '../../db/portions';
import { statement } from '../../db/statement';
import { sendWithoutWaiting, type Tx } from '../../db/transaction';
import { comingNumber, tokenOf } from '../../kernel/coming-number';
import { noteMoved } from '../../kernel/moved-value';
import { assertFits } from '../units';
import { guardKept, putAside } from './kept-goods';
import { lockStock, type LockedPart, type LockedStock } from './lock-stock';
import { averageCost, costWithout, shortage, takeFrom } from './stock-lines.rules';

export interface StockLine {
  productId: string;
  /** Positive for incoming goods, negative for outgoing. */
  quantity: number;
  /**
   * Without a warehouse, goods leave the main warehouse first and then others; incoming goods go to the main
   * one.
   */
  warehouseId?: string | undefined;
  /** Unit cost in cents of incoming goods; by default the current average. */
  unitCost?: number | undefined;
  /** Unit cost in cents of goods that are returned to their origin: it is removed from the average. */
  cameAt?: number | undefined;
}

interface StockMove {
  reason: MoveReason;
  lines: readonly StockLine[];
  userId: string | null;
  /** The warehouses that the mover is bound to, beyond which nothing is moved. */
  within: readonly string[] | undefined;
  /** The parts' stock, if the caller has locked it. */
  locked?: LockedStock | undefined;
  /** A function takes the number last, because its counter row stays locked until commit. */
  source?: { type: string; id: string; number?: string | undefined | (() => Promise<string>) };
  note?: string | undefined;
}

/** The result of a move per warehouse. */
export interface Moved {
  productId: string;
  warehouseId: string;
  quantity: number;
  quantityAfter: number;
  unitCost: number;
}

interface Movement extends Moved {
  costBefore: number;
  costAfter: number;
}

/**
 * The only way to change stock. Locks parts sorted by id, so two moves never deadlock; no quantity becomes
 * negative; all lines are moved or none.
 */
export async function moveStock(tx: Tx, move: StockMove): Promise<Moved[]> {
  const lines = move.lines.filter(({ quantity }) => quantity !== 0);
  const groups = [...portions(lines)];
  if (groups.length > 1 && !move.locked) await lockAllParts(tx, lines);
  const moved: Moved[] = [];
  for (const group of groups) moved.push(...(await movePortion(tx, move, group)));
  return moved;
}

async function movePortion(tx: Tx, move: StockMove, lines: readonly StockLine[]): Promise<Moved[]> {
  const parts = move.locked ?? (await lockStock(tx, lines, move.within));

  const before = valueOf(parts);
  const assertKept = guardKept(move.reason, parts);
  const movements: Movement[] = [];
  for (const line of lines) {
    const part = parts.get(line.productId);
    if (!part) throw notFound(productTexts.notFound);
    assertFits(line.quantity, part);
    movements.push(...(line.quantity > 0 ? arrive(part, line) : leave(part, line)));
  }
  if (movements.some(({ warehouseId }) => move.within && !move.within.includes(warehouseId)))
    throw new AppError('FORBIDDEN', branchTexts.otherWarehouse);

  assertKept();
  const change = valueOf(parts) - before;
  noteMoved(tx, 'inventory', change);
  noteMoved(tx, 'inexact', inexactness(movements, change));
  await writeStock(tx, parts, movements);
  await recordMovements(tx, move, movements);
  return movements;
}

/** The books' value of stock: each part's is rounded to cents, so that the inventory account equals their sum. */
const valueOf = (parts: LockedStock): number =>
  [...parts.values()].reduce((sum, part) => sum + worth(wholeOf(part), part.cost), 0);

/** What the whole shop has of a part, over which costs are averaged. */
const wholeOf = ({ quantity, elsewhere }: LockedPart): number => roundQuantity(quantity + elsewhere);

/**
 * Returns how far the change of the stock's value may be from what documents say the goods are worth: what the averages
 * made of their costs, and the rounding of each line and of its cost.
 */
const inexactness = (movements: readonly Movement[], change: number): number =>
  movements.reduce((sum, { quantity }) => sum + 2 + 0.0002 * Math.abs(quantity), 0) +
  Math.abs(change - movements.reduce((sum, { quantity, unitCost }) => sum + quantity * unitCost, 0));

/** Locks all parts before the first portion, because the order by id must span all portions. */
async function lockAllParts(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  await sql`
    with held as materialized (
      select from stock_totals where product_id = any (${lines.map(({ productId }) => productId)}::uuid[])
      order by product_id for update
    )
    select count(*) from held`.execute(tx);
}

function arrive(part: LockedPart, { quantity, warehouseId, unitCost }: StockLine): Movement[] {
  const place = warehouseId ?? part.mainWarehouseId;
  if (!place) throw conflict(`حدد المستودع الذي تدخل إليه القطعة ${part.name}`);
  const cost = unitCost ?? part.cost;
  const costBefore = part.cost;
  part.cost = averageCost({ quantity: wholeOf(part), cost: part.cost }, { quantity, cost });
  return [put(part, place, quantity, { unitCost: cost, costBefore })];
}

function leave(part: LockedPart, line: StockLine): Movement[] {
  const wanted = -line.quantity;
  const held = [...part.held].map(([warehouseId, quantity]) => ({ warehouseId, quantity }));
  const taken = takeFrom(held, wanted, {
    warehouseId: line.warehouseId,
    mainWarehouseId: part.mainWarehouseId,
    putAside: putAside(part),
  });
  if (!taken) throw shortage(part, wanted, lyingIn(part, line.warehouseId));
  return taken.map(({ warehouseId, quantity }) => {
    const costBefore = part.cost;
    const unitCost = line.cameAt ?? part.cost;
    part.cost = costWithout({ quantity: wholeOf(part), cost: part.cost }, { quantity, cost: unitCost });
    return put(part, warehouseId, -quantity, { unitCost, costBefore });
  });
}

function put(
  part: LockedPart,
  warehouseId: string,
  quantity: number,
  costs: { unitCost: number; costBefore: number },
): Movement {
  const quantityAfter = roundQuantity((part.held.get(warehouseId) ?? 0) + quantity);
  part.held.set(warehouseId, quantityAfter);
  part.quantity = roundQuantity(part.quantity + quantity);
  return { productId: part.id, warehouseId, quantity, quantityAfter, ...costs, costAfter: part.cost };
}

const lyingIn = (part: LockedPart, warehouseId: string | undefined): number =>
  warehouseId ? (part.held.get(warehouseId) ?? 0) : part.quantity;

/**
 * Writes the new quantities and costs. Outgoing goods are taken from the batch that expires first; stock without a
 * batch is taken last.
 */
async function writeStock(tx: Tx, parts: LockedStock, movements: readonly Movement[]): Promise<void> {
  const places = [...new Map(movements.map((one) => [`${one.productId} ${one.warehouseId}`, one])).values()];
  const totals = [...parts.values()];
  const leaving = movements.filter(({ quantity }) => quantity < 0);
  const ids = leaving.map(({ productId }) => productId);
  const written = statement`
    with placed as (
      insert into stock (product_id, warehouse_id, quantity)
      select * from unnest(
        ${places.map((one) => one.productId)}::uuid[],
        ${places.map((one) => one.warehouseId)}::uuid[],
        ${places.map((one) => one.quantityAfter)}::numeric[])
      on conflict (product_id, warehouse_id) do update set quantity = excluded.quantity
    ), totalled as (
      update stock_totals t set quantity = n.quantity, cost = n.cost
      from unnest(
        ${totals.map((one) => one.id)}::uuid[],
        ${totals.map(wholeOf)}::numeric[],
        ${totals.map((one) => one.cost)}::numeric[]) as n (product_id, quantity, cost)
      where t.product_id = n.product_id
    ), leaving as (
      select product_id, warehouse_id, -sum(quantity) as quantity
      from unnest(${ids}::uuid[], ${leaving.map(({ warehouseId }) => warehouseId)}::uuid[],
        ${leaving.map(({ quantity }) => quantity)}::numeric[]) as line (product_id, warehouse_id, quantity)
      group by product_id, warehouse_id
    ), held as materialized (
      select id, product_id, warehouse_id, expiry_date, quantity from stock_batches
      where product_id = any ((select ${ids}::uuid[])::uuid[]) and quantity > 0
      order by product_id, expiry_date nulls last, id for update
    ), reached as (
      select held.id, held.quantity, leaving.quantity - (sum(held.quantity) over batches - held.quantity) as open
      from held join leaving using (product_id, warehouse_id)
      window batches as (partition by product_id, warehouse_id order by held.expiry_date nulls last, held.id)
    )
    update stock_batches b set quantity = reached.quantity - least(reached.quantity, reached.open)
    from reached where b.id = reached.id and reached.open > 0`.execute(tx);
  await sendWithoutWaiting(tx, written);
}

async function recordMovements(tx: Tx, move: StockMove, movements: Movement[]): Promise<void> {
  const { number } = move.source ?? {};
  const sourceNumber = typeof number === 'function' ? await number() : (number ?? null);
  const column = (name: keyof Movement) => movements.map((one) => one[name]);
  // also queues what addresses of other programs are told of: a part whose stock changed, or fell to its minimum
  const recorded = statement`
    with recorded as (
      insert into stock_movements (product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before,
        cost_after, reason, source_type, source_id, source_number, note, user_id)
      select m.*, ${move.reason}::text, ${move.source?.type ?? null}::text, ${move.source?.id ?? null}::uuid,
        replace(${sourceNumber}, ${tokenOf(tx)}, ${comingNumber}), ${move.note ?? ''}::text, ${move.userId}::uuid
      from unnest(
        ${column('productId')}::uuid[], ${column('warehouseId')}::uuid[], ${column('quantity')}::numeric[],
        ${column('quantityAfter')}::numeric[], ${column('unitCost')}::numeric[], ${column('costBefore')}::numeric[],
        ${column('costAfter')}::numeric[]) as m
      returning product_id, quantity
    )
    insert into webhook_deliveries (webhook_id, topic, record_id)
    select w.id, told.topic, moved.product_id
    from webhooks w cross join unnest(w.topics) as told (topic)
    cross join (select product_id, sum(quantity) as change from recorded group by product_id) as moved
    where w.is_active and (told.topic = 'stock.changed' or told.topic = 'stock.low' and exists (
      select from stock_totals t where t.product_id = moved.product_id
        and t.quantity <= t.min_level and t.quantity - moved.change > t.min_level))
    order by moved.product_id`.execute(tx);
  await sendWithoutWaiting(tx, recorded);
}
