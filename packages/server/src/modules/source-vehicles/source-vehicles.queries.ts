import {
  carTexts,
  notFound,
  type Page,
  type SourceCar,
  type SourceCarDetail,
  type SourceVehiclesQuery,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';
import { readCarCosts, readCarParts, type CarPartRow } from './car-parts.queries';

const cars = (db: Db) =>
  db
    .selectFrom('sourceVehicles')
    .select(['id', 'vin', 'make', 'model', 'year', 'carCode as carId', 'createdAt']);

/** Everything a car may be looked for by, folded as the words of a search are. */
const words = sql<string>`concat_ws(' ', '', turoos_fold(concat_ws(' ', make, model, year)), turoos_code(vin), turoos_code(car_code))`;

export async function listCars(db: Db, query: SourceVehiclesQuery): Promise<Page<SourceCar>> {
  const { q, sort } = query;
  const page = await readPage(
    db,
    cars(db)
      .$if(Boolean(q), (found) => found.where(containsWordsOrCode(words, q as string)))
      .orderBy('createdAt', sort === 'createdAt' ? 'asc' : 'desc')
      .orderBy('id', sort === 'createdAt' ? 'asc' : 'desc'),
    query,
  );
  const ids = page.rows.map(({ id }) => id);
  const [parts, costs] = [await readCarParts(db, ids), await readCarCosts(db, ids)];
  return {
    ...page,
    rows: page.rows.map(({ id, ...car }) => ({
      _id: id,
      ...car,
      ...totalsOf(parts.filter(({ carId }) => carId === id)),
      cost: costs.get(id) ?? 0,
    })),
  };
}

export async function readCar(db: Db, id: string): Promise<SourceCarDetail> {
  const car = await cars(db).where('id', '=', id).executeTakeFirst();
  if (!car) throw notFound(carTexts.notFound);
  const parts = await readCarParts(db, [id]);
  return {
    ...car,
    _id: id,
    ...totalsOf(parts),
    cost: (await readCarCosts(db, [id])).get(id) ?? 0,
    expected: sum(parts, 'expected'),
    parts,
    purchases: await readBills(db, id),
  };
}

async function readBills(db: Db, carId: string): Promise<SourceCarDetail['purchases']> {
  const bills = await db
    .selectFrom('purchases')
    .select(['id', 'purchaseNumber', 'supplierName', 'supplierInvoiceNumber', 'purchaseDate', 'totalAmount'])
    .$narrowType<{ totalAmount: number }>()
    .where('sourceVehicleId', '=', carId)
    .where('status', '<>', 'cancelled')
    .orderBy('purchaseDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return bills.map(({ id, ...bill }) => ({ _id: id, ...bill }));
}

const sum = (parts: readonly CarPartRow[], figure: 'revenue' | 'expected') =>
  parts.reduce((total, part) => total + part[figure], 0);
const totalsOf = (parts: readonly CarPartRow[]) => ({
  revenue: sum(parts, 'revenue'),
  partCount: parts.length,
});
