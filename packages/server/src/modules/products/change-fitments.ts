import {
  fold,
  makeSpellings,
  modelSpellings,
  notFound,
  productTexts,
  ruleBroken,
  vehicleTexts,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { addLists } from './add-lists';
import { withoutVehicle, type Vehicle, type FitmentRow } from './fitment.rules';
import { fitmentIsFor, needsEngine } from './fits-vehicle';

const inSql = ({ make, model, year, engine }: Vehicle) => ({
  makes: sql`${makeSpellings(make)}`,
  models: model ? sql`${modelSpellings(model)}` : undefined,
  year: year === null ? undefined : sql`${year}`,
  engine: sql`${fold(engine)}`,
});

/** Adds a vehicle to the fitments of parts; returns the parts that did not fit it before. */
export async function fitParts(tx: Tx, ids: readonly string[], vehicle: Vehicle): Promise<string[]> {
  await lockParts(tx, ids);
  const { rows } = await sql<{ productId: string }>`
    insert into product_fitments (product_id, make, model, year_from, year_to, engine)
    select part.id, ${vehicle.make}, ${vehicle.model}, ${vehicle.year}::int, ${vehicle.year}::int, ${vehicle.engine}
    from unnest(${[...new Set(ids)]}::uuid[]) as part (id)
    where not exists (select from product_fitments f where f.product_id = part.id and ${fitmentIsFor(inSql(vehicle))})
    returning product_id`.execute(tx);
  const changed = rows.map(({ productId }) => productId);
  await touchParts(tx, changed);
  return changed;
}

/** Adds the fitments that a part does not have yet. */
export async function addFitments(tx: Tx, id: string, fitments: readonly FitmentRow[]): Promise<void> {
  await lockParts(tx, [id]);
  const added = await addLists(tx, [{ id, fitments }]);
  await touchParts(tx, [...added.keys()]);
}

/**
 * Removes one vehicle from a part's fitments and keeps all others. `otherEngines` are the other engines of
 * the same model and year. Returns whether the part did fit.
 */
export async function unfitPart(
  tx: Tx,
  id: string,
  vehicle: Vehicle & { year: number },
  otherEngines: readonly string[],
): Promise<boolean> {
  await lockParts(tx, [id]);
  const { rows: taken } = await sql<FitmentRow>`
    delete from product_fitments f where f.product_id = ${id} and ${fitmentIsFor(inSql(vehicle))}
    returning make, model, year_from, month_from, year_to, month_to, engine`.execute(tx);
  const wide = taken.find(({ model }) => model === '');
  if (wide) throw ruleBroken(vehicleTexts.fitsAllModels(wide.make));
  const { rows: part } = await sql<{ needs: boolean }>`select ${needsEngine(sql`${id}`)} as needs`.execute(
    tx,
  );
  const beside = part[0]?.needs ? otherEngines : [];
  const left = taken.flatMap((fitment) => withoutVehicle(fitment, vehicle, beside));
  if (left.length > 0)
    await tx
      .insertInto('productFitments')
      .values(left.map((fitment) => ({ ...fitment, productId: id })))
      .execute();
  if (taken.length > 0) await touchParts(tx, [id]);
  return taken.length > 0;
}

/** Renames a vehicle in the fitments that name exactly this vehicle. */
export async function renameFittedVehicle(tx: Tx, before: Vehicle, after: Vehicle): Promise<void> {
  const exactly = sql`turoos_fold(make) = any (${makeSpellings(before.make)}::text[])
    and turoos_fold(model) = any (${modelSpellings(before.model)}::text[]) and year_from = ${before.year} and year_to = ${before.year}
    and turoos_fold(engine) = ${fold(before.engine)}`;
  const { rows } = await sql<{ productId: string }>`
    select distinct product_id from product_fitments where ${exactly}`.execute(tx);
  const ids = rows.map(({ productId }) => productId);
  if (ids.length === 0) return;
  await lockParts(tx, ids);
  await sql`
    update product_fitments set make = ${after.make}, model = ${after.model}, engine = ${after.engine},
      year_from = ${after.year}::int, year_to = ${after.year}::int, month_from = null, month_to = null
    where product_id = any (${ids}::uuid[]) and ${exactly}`.execute(tx);
  await touchParts(tx, ids);
}

/** Locks the parts sorted by id, like every other code that locks several parts. */
async function lockParts(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select from products where id = any (${ids}::uuid[]) order by id for no key update`.execute(tx);
  if (rows.length < new Set(ids).size) throw notFound(productTexts.notFound);
}

/** Raises the version, so that a concurrent edit of such a part is refused as stale. */
async function touchParts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update products set version = version + 1, updated_at = now() where id = any (${ids}::uuid[])`.execute(
    tx,
  );
  await sql`select refresh_search_text(${ids}::uuid[])`.execute(tx);
}
