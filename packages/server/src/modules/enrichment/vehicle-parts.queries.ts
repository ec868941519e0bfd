import { lastVehicleYear, makeSpellings, carSpellings, type Part } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { fitmentIsFor, needsEngine, readParts } from '../products';
import type { KnownVehicle } from './known-vehicle';
import type { Fit } from './vehicle-fit.rules';

const mostParts = 300;

/** Finds the shop's parts for a model, best sellers first, each with its fitments. */
export async function findVehicleParts(
  db: Db,
  { vehicle: { make, model }, decoded: { yearFrom, yearTo } }: KnownVehicle,
): Promise<{ part: Part; fits: Fit[] }[]> {
  if (!make || !model) return [];
  const { rows } = await sql<{ id: string; fits: Fit[] }>`
    select p.id, fitting.fits from (
      select f.product_id, json_agg(json_build_object('model', f.model, 'yearFrom', f.year_from, 'yearTo', f.year_to,
        'monthFrom', f.month_from, 'monthTo', f.month_to, 'engine', f.engine,
        'needsEngine', ${needsEngine(sql`f.product_id`)})) as fits
      from product_fitments f where ${fitmentIsFor({
        makes: sql`${makeSpellings(make)}`,
        models: sql`${carSpellings(model)}`,
        year: yearFrom === null ? undefined : sql`${yearFrom}`,
        yearTo: yearFrom === null ? undefined : sql`${yearTo ?? lastVehicleYear()}`,
      })} group by f.product_id
    ) as fitting join products p on p.id = fitting.product_id and p.is_active
    order by p.popularity desc, p.id desc limit ${mostParts}`.execute(db);
  const parts = await readParts(
    db,
    rows.map(({ id }) => id),
  );
  const fitsOf = new Map(rows.map(({ id, fits }) => [id, fits]));
  return parts.map((part) => ({ part, fits: fitsOf.get(part._id) ?? [] }));
}
