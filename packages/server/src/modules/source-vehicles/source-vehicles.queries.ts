import {
  carProfit,
  exact,
  sourceVehicleTexts,
  notFound,
  type Page,
  type SourceVehicle,
  type SourceVehicleDetail,
  type SourceVehiclesQuery,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';
import { readTeardown, readTeardownFigures, type TeardownFigures } from './teardown.queries';
import { readVehicleCosts, readVehicleParts, type VehiclePartRow } from './vehicle-parts.queries';

const vehicles = (db: Db) =>
  db
    .selectFrom('sourceVehicles')
    .select(['id', 'vin', 'make', 'model', 'year', 'carCode as carId', 'createdAt']);

/** The searchable text of a vehicle, folded like search words. */
const words = sql<string>`concat_ws(' ', '', turoos_fold(concat_ws(' ', make, model, year)), turoos_code(vin), turoos_code(car_code))`;

export async function listVehicles(db: Db, query: SourceVehiclesQuery): Promise<Page<SourceVehicle>> {
  const { q, sort, teardown } = query;
  const page = await readPage(
    db,
    vehicles(db)
      .$if(Boolean(q), (found) => found.where(containsWordsOrCode(words, q as string)))
      .$if(teardown !== undefined, (found) =>
        found.where('id', 'in', sql<string>`(select vehicle_id from teardowns where status = ${teardown})`),
      )
      .orderBy('createdAt', sort === 'createdAt' ? 'asc' : 'desc')
      .orderBy('id', sort === 'createdAt' ? 'asc' : 'desc'),
    query,
  );
  const ids = page.rows.map(({ id }) => id);
  const parts = await readVehicleParts(db, ids);
  const [costs, figures] = [await readVehicleCosts(db, ids), await readTeardownFigures(db, ids)];
  return {
    ...page,
    rows: page.rows.map(({ id, ...vehicle }) => ({
      _id: id,
      ...vehicle,
      ...totalsOf(
        parts.filter(({ carId }) => carId === id),
        costs.get(id) ?? 0,
        figures.get(id),
      ),
    })),
  };
}

export async function readVehicle(db: Db, id: string): Promise<SourceVehicleDetail> {
  const vehicle = await vehicles(db).where('id', '=', id).executeTakeFirst();
  if (!vehicle) throw notFound(sourceVehicleTexts.notFound);
  const parts = await readVehicleParts(db, [id]);
  const figures = (await readTeardownFigures(db, [id])).get(id);
  return {
    ...vehicle,
    _id: id,
    ...totalsOf(parts, (await readVehicleCosts(db, [id])).get(id) ?? 0, figures),
    expected: sum(parts, 'expected') + (figures?.onCarValue ?? 0),
    parts,
    purchases: await readPurchases(db, id),
    teardown: await readTeardown(db, id, parts),
  };
}

async function readPurchases(db: Db, carId: string): Promise<SourceVehicleDetail['purchases']> {
  const purchases = await db
    .selectFrom('purchases')
    .select(['id', 'purchaseNumber', 'supplierName', 'supplierInvoiceNumber', 'purchaseDate', 'totalAmount'])
    .$narrowType<{ totalAmount: number }>()
    .where('sourceVehicleId', '=', carId)
    .where('status', '<>', 'cancelled')
    .orderBy('purchaseDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return purchases.map(({ id, ...purchase }) => ({ _id: id, ...purchase }));
}

const sum = (parts: readonly VehiclePartRow[], figure: 'revenue' | 'expected' | 'sold' | 'left') =>
  parts.reduce((total, part) => total + part[figure], 0);

function totalsOf(parts: readonly VehiclePartRow[], cost: number, figures: TeardownFigures | undefined) {
  const revenue = sum(parts, 'revenue');
  const shelfCost = parts.reduce(
    (total, part) => total + exact(part.cost).times(part.left).over(part.quantity).round(),
    0,
  );
  const { onCarCost = 0, onCarValue = 0, onCar = 0, scrapCents: scrap = 0 } = figures ?? {};
  const shelfValue = sum(parts, 'expected');
  return {
    cost,
    revenue: revenue + scrap,
    partCount: parts.length + onCar,
    ...carProfit({ cost, revenue, scrap, shelfCost, onCarCost, shelfValue, onCarValue }),
    sold: sum(parts, 'sold'),
    onShelf: sum(parts, 'left'),
    onCar,
    teardownStatus: figures?.status ?? null,
  };
}
