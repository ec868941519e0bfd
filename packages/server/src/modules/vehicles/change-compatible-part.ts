import {
  fold,
  makeSpellings,
  modelSpellings,
  vehicleTexts,
  wrongField,
  type VehicleDetail,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { fitParts, unfitPart } from '../products';
import { vehicleOf, lockVehicle } from './lock-vehicle';
import { readVehicle } from './vehicles.queries';

/** Adds the vehicle to the part's fitments, unless the part fits it already. */
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

/** Removes the vehicle from the part's fitments, if the part fits it. */
export async function removeCompatiblePart(
  tx: Tx,
  user: Actor,
  id: string,
  partId: string | undefined,
): Promise<VehicleDetail> {
  if (!partId) throw wrongField('partId', vehicleTexts.partRequired);
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

/** Returns the other engines on file for the same model and year, except longer names of this one. */
async function otherEngines(tx: Tx, { make, vehicleModel, year, engine }: VehicleDetail): Promise<string[]> {
  const { rows } = await sql<{ engine: string }>`
    select distinct engine from vehicles where turoos_fold(make) = any (${makeSpellings(make)}::text[])
      and turoos_fold(model) = any (${modelSpellings(vehicleModel)}::text[]) and year = ${year}
      and engine <> '' and position(${fold(engine)} in turoos_fold(engine)) = 0`.execute(tx);
  return rows.map((row) => row.engine);
}
