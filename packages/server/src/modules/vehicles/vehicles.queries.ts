import {
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
import { fitmentIsFor } from '../products';
import { conditions, sorting } from './find-vehicles';

/** As many parts as are named: in a list for a look, of one car for managing them. */
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

/** As one types: the newest models first. */
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

/** The cars on file that a part fits, by what the part itself says. */
export async function findVehiclesOf(db: Db, partId: string): Promise<Vehicle[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct v.id, v.year from product_fitments f
      join vehicles v on turoos_fold(v.make) = any (make_spellings(f.make))
      where f.product_id = ${partId} and ${fitmentIsFor(carOf('v'))}
    ) as fitting order by year desc, id desc limit 500`.execute(db);
  return readVehicles(db, rows);
}

const carOf = (vehicle: string) => ({
  makes: sql`make_spellings(${sql.ref(`${vehicle}.make`)})`,
  models: sql`array[turoos_fold(${sql.ref(`${vehicle}.model`)})]`,
  year: sql.ref(`${vehicle}.year`) as never,
  engine: sql`turoos_fold(${sql.ref(`${vehicle}.engine`)})`,
});

type Row = Omit<Selectable<Vehicles>, 'searchText'> & { parts: number; partIds: string[] | null };

/** In the order of the ids, each with the parts that fit it. */
async function readVehicles(db: Db, found: readonly { id: string }[]): Promise<Vehicle[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select v.id, v.make, v.model, v.year, v.engine, v.transmission, v.fuel_type, v.body_type, v.doors, v.seats,
      v.status, v.notes, v.version, v.created_at, v.updated_at, fitting.parts, fitting.part_ids
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place) join vehicles v using (id)
    cross join lateral (
      select count(*) as parts, (array_agg(product_id order by product_id))[1:${sql.lit(namedInLists)}] as part_ids
      from (select distinct f.product_id from product_fitments f where ${fitmentIsFor(carOf('v'))}) as part
    ) as fitting
    order by asked.place`.execute(db);
  return rows.map(present);
}

const present = (row: Row): Vehicle => ({
  _id: row.id,
  id: row.id,
  make: row.make,
  vehicleModel: row.model,
  year: row.year,
  engine: row.engine,
  transmission: row.transmission as Vehicle['transmission'],
  fuelType: row.fuelType as Vehicle['fuelType'],
  body: { type: row.bodyType as Vehicle['body']['type'], doors: row.doors, seats: row.seats },
  compatibleParts: row.partIds ?? [],
  compatiblePartsCount: row.parts,
  status: row.status as Vehicle['status'],
  notes: row.notes,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export async function readVehicle(db: Db, id: string): Promise<VehicleDetail> {
  const [vehicle] = await readVehicles(db, [{ id }]);
  if (!vehicle) throw notFound(vehicleTexts.notFound);
  const { rows } = await sql<Omit<CompatiblePart, '_id'> & { id: string }>`
    select p.id, p.name, p.part_number from vehicles v join products p on p.id in (
      select f.product_id from product_fitments f where ${fitmentIsFor(carOf('v'))})
    where v.id = ${id} order by p.part_code limit ${sql.lit(namedOfOne)}`.execute(db);
  return { ...vehicle, compatibleParts: rows.map(({ id: _id, ...part }) => ({ _id, ...part })) };
}

export async function readVehicleStats(db: Db): Promise<VehicleStats> {
  const { rows } = await sql<VehicleStats>`
    select count(*) as total, count(*) filter (where status = 'active') as active,
      count(distinct make_spellings(make)) as makes, round(avg(year))::int as average_year
    from vehicles`.execute(db);
  return rows[0] as VehicleStats;
}
