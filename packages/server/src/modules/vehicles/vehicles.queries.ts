import {
  makeSpellings,
  modelSpellings,
  notFound,
  vehicleTexts,
  type CompatiblePart,
  type Page,
  type Vehicle,
  type VehicleDetail,
  type VehiclesQuery,
  type VehicleStats,
} from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Vehicles } from '../../db/schema';
import { fitmentIsFor, fitsVehicle } from '../products';
import { conditions, sorting } from './find-vehicles';

/** Maximum number of parts returned per vehicle: few in a list, many for a single vehicle. */
const namedInLists = 100;
const namedOfOne = 2000;

export async function listVehicles(db: Db, query: VehiclesQuery): Promise<Page<Vehicle>> {
  const { column, direction } = sorting(query.sort);
  const found = db
    .selectFrom('vehicles')
    .select('id')
    .where((e) => e.and(conditions(query)))
    .orderBy(column, direction)
    .orderBy('id', direction);
  const { rows, ...page } = await readPage(db, found, query);
  return { ...page, rows: await readVehicles(db, rows) };
}

/** Searches vehicles while the user types, newest models first. */
export async function searchVehicles(db: Db, { q, limit }: { q?: string | undefined; limit: number }) {
  const found = await db
    .selectFrom('vehicles')
    .select('id')
    .where((e) => e.and(conditions({ q })))
    .orderBy('year', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return readVehicles(db, found);
}

/** Finds the vehicles on file that match the part's fitments. */
export async function findVehiclesOf(db: Db, partId: string): Promise<Vehicle[]> {
  const fitments = await db
    .selectFrom('productFitments')
    .select(['id', 'make', 'model'])
    .where('productId', '=', partId)
    .execute();
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct v.id, v.year from ${spelled(fitments)} join product_fitments f on f.id = named.id
      join vehicles v on turoos_fold(v.make) = any (named.makes)
        and (f.model = '' or turoos_fold(v.model) = any (named.models))
      where ${fitmentIsFor(yearAndEngine)}
    ) as fitting order by year desc, id desc limit 500`.execute(db);
  return readVehicles(db, rows);
}

/**
 * Rows `named` of vehicles or fitments with all spellings of their names, which are in the contract and not
 * in SQL.
 */
const spelled = (rows: readonly { id: string; make: string; model: string }[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    rows.map(({ id, make, model }) => ({ id, makes: makeSpellings(make), models: modelSpellings(model) })),
  )}::jsonb) as named (id uuid, makes text[], models text[])`;

const yearAndEngine = { year: sql`v.year`, engine: sql`turoos_fold(v.engine)` };
const theVehicle = { ...yearAndEngine, makes: sql`named.makes`, models: sql`named.models` };

type Stored = Omit<Selectable<Vehicles>, 'searchText'>;
type Row = Stored & { parts: number; partIds: string[] | null };

/** Reads vehicles in the order of the ids, each with the parts that fit it. */
async function readVehicles(db: Db, found: readonly { id: string }[]): Promise<Vehicle[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const { rows: vehicles } = await sql<Stored>`
    select v.id, v.make, v.model, v.year, v.engine, v.transmission, v.fuel_type, v.body_type, v.doors, v.seats,
      v.status, v.notes, v.version, v.created_at, v.updated_at
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place) join vehicles v using (id)
    order by asked.place`.execute(db);
  const { rows: fitting } = await sql<{ id: string; parts: number; partIds: string[] | null }>`
    select v.id, fitting.parts, fitting.part_ids from ${spelled(vehicles)} join vehicles v on v.id = named.id
    cross join lateral (
      select count(*) as parts, (array_agg(product_id order by product_id))[1:${sql.lit(namedInLists)}] as part_ids
      from (select distinct f.product_id from product_fitments f where ${fitmentIsFor(theVehicle)}) as part
    ) as fitting`.execute(db);
  const partsOf = new Map(fitting.map(({ id, ...parts }) => [id, parts]));
  return vehicles.map((vehicle) =>
    present({ ...vehicle, ...(partsOf.get(vehicle.id) ?? { parts: 0, partIds: null }) }),
  );
}

const present = (row: Row): Vehicle => ({
  _id: row.id,
  id: row.id,
  make: row.make,
  vehicleModel: row.model,
  year: row.year,
  engine: row.engine,
  transmission: row.transmission,
  fuelType: row.fuelType,
  body: { type: row.bodyType, doors: row.doors, seats: row.seats },
  compatibleParts: row.partIds ?? [],
  compatiblePartsCount: row.parts,
  status: row.status,
  notes: row.notes,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export async function readVehicle(db: Db, id: string): Promise<VehicleDetail> {
  const [vehicle] = await readVehicles(db, [{ id }]);
  if (!vehicle) throw notFound(vehicleTexts.notFound);
  const { make, vehicleModel: model, year, engine } = vehicle;
  const { rows } = await sql<Omit<CompatiblePart, '_id'> & { id: string }>`
    select products.id, products.name, products.part_number from products where ${fitsVehicle({ make, model, year, engine })}
    order by products.part_code limit ${sql.lit(namedOfOne)}`.execute(db);
  return { ...vehicle, compatibleParts: rows.map(({ id: _id, ...part }) => ({ _id, ...part })) };
}

export async function readVehicleStats(db: Db): Promise<VehicleStats> {
  const { rows } = await sql<Omit<VehicleStats, 'makes'> & { names: string[] | null }>`
    select count(*) as total, count(*) filter (where status = 'active') as active,
      array_agg(distinct turoos_fold(make)) as names, round(avg(year))::int as average_year
    from vehicles`.execute(db);
  const [{ names, ...figures }] = rows as [(typeof rows)[number]];
  return { ...figures, makes: new Set(names?.map((name) => makeSpellings(name)[0])).size };
}
