import {
  fold,
  makeSpellings,
  modelSpellings,
  type VehicleChanges,
  type VehicleDetail,
} from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { definedFields } from '../../system/defined-fields';
import { renameFittedVehicle } from '../products';
import { vehicleOf, lockVehicle } from './lock-vehicle';
import { readVehicle } from './vehicles.queries';
import { assertOnce, vehicleColumns, vehicleTaken } from './write-vehicle';

/** Changes only the fields passed in; fitments for exactly this vehicle are renamed with it. */
export async function updateVehicle(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: VehicleChanges,
): Promise<VehicleDetail> {
  const before = await lockVehicle(tx, id);
  assertCurrent(version, before);
  await orTaken(
    tx
      .updateTable('vehicles')
      .set({ ...vehicleColumns(changes), version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
    vehicleTaken,
  );
  await assertOnce(tx, id);
  const renamed = { ...vehicleOf(before), ...vehicleChanges(changes) };
  if (!isSameVehicle(vehicleOf(before), renamed) && !(await hasTwin(tx, before)))
    await renameFittedVehicle(tx, vehicleOf(before), renamed);
  const after = await readVehicle(tx, id);
  await recordChange(tx, user, { action: 'vehicle.update', entity: 'vehicles', entityId: id, before, after });
  return after;
}

type Vehicle = ReturnType<typeof vehicleOf>;

const vehicleChanges = ({ make, vehicleModel: model, year, engine }: VehicleChanges): Partial<Vehicle> =>
  definedFields({ make, model, year, engine });

const isSameVehicle = (one: Vehicle, other: Vehicle): boolean =>
  one.year === other.year &&
  makeSpellings(one.make)[0] === makeSpellings(other.make)[0] &&
  modelSpellings(one.model)[0] === modelSpellings(other.model)[0] &&
  fold(one.engine) === fold(other.engine);

/**
 * Whether another record of the same vehicle exists, for instance with another gearbox; then fitments stay
 * with it.
 */
async function hasTwin(tx: Tx, { make, vehicleModel, year, engine, _id }: VehicleDetail): Promise<boolean> {
  const { rows } = await sql`
    select from vehicles where turoos_fold(make) = any (${makeSpellings(make)}::text[])
      and turoos_fold(model) = any (${modelSpellings(vehicleModel)}::text[]) and year = ${year} and turoos_fold(engine) = ${fold(engine)}
      and id <> ${_id} limit 1`.execute(tx);
  return rows.length > 0;
}
