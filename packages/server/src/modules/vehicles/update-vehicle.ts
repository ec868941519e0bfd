import {
  conflict,
  fold,
  makeSpellings,
  modelSpellings,
  texts,
  type VehicleChanges,
  type VehicleDetail,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { renameFittedCar } from '../products';
import { carOf, lockVehicle } from './lock-vehicle';
import { readVehicle } from './vehicles.queries';
import { assertOnce, orTaken, vehicleColumns } from './write-vehicle';

/** Changes what is given and leaves the rest; parts that were put to just this car go with it. */
export async function updateVehicle(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: VehicleChanges,
): Promise<VehicleDetail> {
  const before = await lockVehicle(tx, id);
  if (version !== undefined && version !== before.version) throw conflict(texts.changedMeanwhile);
  await orTaken(
    tx
      .updateTable('vehicles')
      .set({ ...vehicleColumns(changes), version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
  );
  await assertOnce(tx, id);
  const renamed = { ...carOf(before), ...carChanges(changes) };
  if (!isSameCar(carOf(before), renamed) && !(await hasTwin(tx, before)))
    await renameFittedCar(tx, carOf(before), renamed);
  const after = await readVehicle(tx, id);
  await recordChange(tx, user, { action: 'vehicle.update', entity: 'vehicles', entityId: id, before, after });
  return after;
}

type Car = ReturnType<typeof carOf>;

const carChanges = ({ make, vehicleModel: model, year, engine }: VehicleChanges): Partial<Car> =>
  Object.fromEntries(
    Object.entries({ make, model, year, engine }).filter(([, value]) => value !== undefined),
  );

const isSameCar = (one: Car, other: Car): boolean =>
  one.year === other.year &&
  makeSpellings(one.make)[0] === makeSpellings(other.make)[0] &&
  modelSpellings(one.model)[0] === modelSpellings(other.model)[0] &&
  fold(one.engine) === fold(other.engine);

/** Another record of the same car, with another gearbox say: the parts stay with it. */
async function hasTwin(tx: Tx, { make, vehicleModel, year, engine, _id }: VehicleDetail): Promise<boolean> {
  const { rows } = await sql`
    select from vehicles where turoos_fold(make) = any (${makeSpellings(make)}::text[])
      and turoos_fold(model) = any (${modelSpellings(vehicleModel)}::text[]) and year = ${year} and turoos_fold(engine) = ${fold(engine)}
      and id <> ${_id} limit 1`.execute(tx);
  return rows.length > 0;
}
