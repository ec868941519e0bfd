import { conflict, makeSpellings, modelSpellings, vehicleTexts, type VehicleChanges } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { definedFields } from '../../system/defined-fields';

/** Returns the columns that these changes affect. */
export function vehicleColumns({ vehicleModel, body, ...fields }: Omit<VehicleChanges, 'version'>) {
  return definedFields({
    ...fields,
    model: vehicleModel,
    bodyType: body?.type,
    doors: body?.doors,
    seats: body?.seats,
  });
}

/**
 * Throws when the vehicle exists under any of its names. An advisory lock serialises entries, so that the
 * same vehicle can't be entered concurrently under another name.
 */
export async function assertOnce(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos vehicles'))`.execute(tx);
  const vehicle = await tx
    .selectFrom('vehicles')
    .select(['make', 'model'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql`
    select from vehicles v join vehicles other using (year, transmission, fuel_type, body_type)
    where v.id = ${id} and other.id <> v.id and turoos_fold(other.engine) = turoos_fold(v.engine)
      and turoos_fold(other.make) = any (${makeSpellings(vehicle.make)}::text[])
      and turoos_fold(other.model) = any (${modelSpellings(vehicle.model)}::text[]) limit 1`.execute(tx);
  if (rows.length > 0) throw vehicleTaken();
}

export const vehicleTaken = () => conflict(vehicleTexts.taken);
