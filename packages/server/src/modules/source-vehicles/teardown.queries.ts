import type { Piece, Teardown, TeardownStatus } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readParts } from '../products';
import type { VehiclePartRow } from './vehicle-parts.queries';

export interface TeardownFigures {
  vehicleId: string;
  status: TeardownStatus;
  /** Cents: the money that scrap brought, and cost and expected revenue of what is on the car. */
  scrapCents: number;
  onCarCost: number;
  onCarValue: number;
  onCar: number;
}

/** Reads what is still on cars that are taken apart. */
export async function readTeardownFigures(
  db: Db,
  vehicleIds: readonly string[],
): Promise<Map<string, TeardownFigures>> {
  const { rows } = await sql<TeardownFigures>`
    select t.vehicle_id, t.status, t.scrap_cents,
      case t.status when 'open' then t.cost - p.off else 0 end as on_car_cost, p.value as on_car_value, p.pieces as on_car
    from teardowns t cross join lateral (
      select coalesce(sum(cost) filter (where status <> 'on_car'), 0)::bigint as off,
        coalesce(sum(expected) filter (where status = 'on_car'), 0)::bigint as value,
        count(*) filter (where status = 'on_car')::int as pieces
      from teardown_pieces where vehicle_id = t.vehicle_id
    ) p
    where t.vehicle_id = any (${vehicleIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.vehicleId, row]));
}

/** Reads the car's teardown with its pieces; null for a vehicle that is not taken apart piece by piece. */
export async function readTeardown(
  db: Db,
  vehicleId: string,
  parts: readonly VehiclePartRow[],
): Promise<Teardown | null> {
  const teardown = await db
    .selectFrom('teardowns')
    .innerJoin('warehouses', 'warehouses.id', 'teardowns.warehouseId')
    .selectAll('teardowns')
    .select('warehouses.name as warehouseName')
    .where('vehicleId', '=', vehicleId)
    .executeTakeFirst();
  if (!teardown) return null;
  const pieces = await readPieces(db, vehicleId, parts);
  const costOf = (...statuses: Piece['status'][]) =>
    pieces.reduce((sum, { status, cost }) => (statuses.includes(status) ? sum + cost : sum), 0);
  const left = teardown.cost - costOf('taken', 'sold', 'broken');
  const isClosed = teardown.status === 'closed';
  return {
    number: teardown.number,
    status: teardown.status,
    warehouse: { _id: teardown.warehouseId, name: teardown.warehouseName },
    purchase: teardown.purchaseId,
    splitBy: teardown.splitBy,
    onCarCost: isClosed ? 0 : left,
    lost: costOf('broken') + (isClosed ? left - teardown.scrapCents : 0),
    scrap: isClosed ? { weight: teardown.scrapWeight, amount: teardown.scrapCents } : null,
    pieces,
    lastStep: await readStep(db, vehicleId),
    version: teardown.version,
  };
}

async function readPieces(db: Db, vehicleId: string, parts: readonly VehiclePartRow[]): Promise<Piece[]> {
  const rows = await db
    .selectFrom('teardownPieces as piece')
    .leftJoin('products as like', 'like.id', 'piece.likeId')
    .selectAll('piece')
    .select(['like.name as likeName', 'like.partNumber as likeNumber'])
    .where('vehicleId', '=', vehicleId)
    .orderBy('position')
    .execute();
  const taken = rows.flatMap(({ status, productId }) => (status === 'taken' && productId ? productId : []));
  const records = new Map((await readParts(db, taken)).map((part) => [part._id, part]));
  const sales = new Map(parts.map((part) => [part.product, part]));
  return rows.map((row) => {
    const record = row.status === 'taken' && row.productId ? records.get(row.productId) : undefined;
    const sale = record && sales.get(record._id);
    return {
      _id: row.id,
      position: row.position,
      name: row.name,
      partNumber: row.partNumber,
      like: row.likeId
        ? { _id: row.likeId, name: row.likeName ?? '', partNumber: row.likeNumber ?? '' }
        : null,
      expected: row.expected,
      cost: row.cost,
      status: sale && sale.sold > 0 ? 'sold' : row.status,
      product: record
        ? {
            _id: record._id,
            partNumber: record.partNumber,
            sellingPrice: record.sellingPrice,
            condition: record.condition,
            photo: record.photo,
            quantity: record.quantity,
          }
        : null,
      revenue: sale?.revenue ?? 0,
      note: row.note,
    };
  });
}

async function readStep(db: Db, vehicleId: string): Promise<Teardown['lastStep']> {
  const step = await db
    .selectFrom('teardownSteps as step')
    .leftJoin('users', 'users.id', 'step.userId')
    .select(['step.id', 'step.kind', 'step.at', 'users.name'])
    .where('vehicleId', '=', vehicleId)
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return step ? { _id: step.id, kind: step.kind, at: step.at, user: step.name } : null;
}
