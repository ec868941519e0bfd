import {
  AppError,
  fold,
  makeSpellings,
  modelSpellings,
  vehicleTexts,
  type VehicleDetail,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { fitParts, unfitPart } from '../products';
import { vehicleOf, lockVehicle } from './lock-vehicle';
import { readVehicle } from './vehicles.queries';

/** The part fits the vehicle from now on; one that did already is left as it is. */
export async function addCompatiblePart(
  tx: Tx,
  user: Actor,
  id: string,
  partId: string,
): Promise<VehicleDetail> {
  const vehicle = await lockVehicle(tx, id);
  await fitParts(tx, [partId], vehicleOf(vehicle));
  return recorded(tx, user, vehicle);
}

/** The part no longer fits the vehicle; one that never did is left as it is. */
export async function removeCompatiblePart(
  tx: Tx,
  user: Actor,
  id: string,
  partId: string | undefined,
): Promise<VehicleDetail> {
  if (!partId) throw new AppError('VALIDATION', vehicleTexts.partRequired);
  const vehicle = await lockVehicle(tx, id);
  await unfitPart(tx, partId, vehicleOf(vehicle), await otherEngines(tx, vehicle));
  return recorded(tx, user, vehicle);
}

async function recorded(tx: Tx, user: Actor, before: VehicleDetail): Promise<VehicleDetail> {
  const after = await readVehicle(tx, before._id);
  const entry = { action: 'vehicle.update', entity: 'vehicles', entityId: before._id } as const;
  const parts = ({ compatibleParts }: VehicleDetail) => ({
    compatibleParts: compatibleParts.map(({ partNumber }) => partNumber),
  });
  await recordChange(tx, user, { ...entry, before: parts(before), after: parts(after) });
  return after;
}

/** Engines the same model has on file in that year, which are not this one under a longer name. */
async function otherEngines(tx: Tx, { make, vehicleModel, year, engine }: VehicleDetail): Promise<string[]> {
  const { rows } = await sql<{ engine: string }>`
    select distinct engine from vehicles where turoos_fold(make) = any (${makeSpellings(make)}::text[])
      and turoos_fold(model) = any (${modelSpellings(vehicleModel)}::text[]) and year = ${year}
      and engine <> '' and position(${fold(engine)} in turoos_fold(engine)) = 0`.execute(tx);
  return rows.map((row) => row.engine);
}
