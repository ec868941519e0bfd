import {
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
import { readVehicleCosts, readVehicleParts, type VehiclePartRow } from './vehicle-parts.queries';

const vehicles = (db: Db) =>
  db
    .selectFrom('sourceVehicles')
    .select(['id', 'vin', 'make', 'model', 'year', 'carCode as carId', 'createdAt']);

/** The searchable text of a vehicle, folded like search words. */
const words = sql<string>`concat_ws(' ', '', turoos_fold(concat_ws(' ', make, model, year)), turoos_code(vin), turoos_code(car_code))`;

export async function listVehicles(db: Db, query: SourceVehiclesQuery): Promise<Page<SourceVehicle>> {
  const { q, sort } = query;
  const page = await readPage(
    db,
    vehicles(db)
      .$if(Boolean(q), (found) => found.where(containsWordsOrCode(words, q as string)))
      .orderBy('createdAt', sort === 'createdAt' ? 'asc' : 'desc')
      .orderBy('id', sort === 'createdAt' ? 'asc' : 'desc'),
    query,
  );
  const ids = page.rows.map(({ id }) => id);
  const [parts, costs] = [await readVehicleParts(db, ids), await readVehicleCosts(db, ids)];
  return {
    ...page,
    rows: page.rows.map(({ id, ...vehicle }) => ({
      _id: id,
      ...vehicle,
      ...totalsOf(parts.filter(({ carId }) => carId === id)),
      cost: costs.get(id) ?? 0,
    })),
  };
}

export async function readVehicle(db: Db, id: string): Promise<SourceVehicleDetail> {
  const vehicle = await vehicles(db).where('id', '=', id).executeTakeFirst();
  if (!vehicle) throw notFound(sourceVehicleTexts.notFound);
  const parts = await readVehicleParts(db, [id]);
  return {
    ...vehicle,
    _id: id,
    ...totalsOf(parts),
    cost: (await readVehicleCosts(db, [id])).get(id) ?? 0,
    expected: sum(parts, 'expected'),
    parts,
    purchases: await readPurchases(db, id),
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

const sum = (parts: readonly VehiclePartRow[], figure: 'revenue' | 'expected') =>
  parts.reduce((total, part) => total + part[figure], 0);
const totalsOf = (parts: readonly VehiclePartRow[]) => ({
  revenue: sum(parts, 'revenue'),
  partCount: parts.length,
});
