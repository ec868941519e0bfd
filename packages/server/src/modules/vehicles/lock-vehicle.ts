import { notFound, vehicleTexts, type VehicleDetail } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { readVehicle } from './vehicles.queries';

/** Locks and returns a vehicle. */
export async function lockVehicle(tx: Tx, id: string): Promise<VehicleDetail> {
  const row = await tx
    .selectFrom('vehicles')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(vehicleTexts.notFound);
  return readVehicle(tx, id);
}

/** Returns the fields of a vehicle that fitments use. */
export const vehicleOf = ({ make, vehicleModel, year, engine }: VehicleDetail) => ({
  make,
  model: vehicleModel,
  year,
  engine,
});
