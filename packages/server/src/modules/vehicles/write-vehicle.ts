import { conflict, vehicleTexts, type VehicleChanges } from '@turoos/contract';
import { sqlState } from '../../db/sql-state';

/** The columns that these changes touch. */
export function vehicleColumns({ vehicleModel, body, ...fields }: Omit<VehicleChanges, 'version'>) {
  const columns = {
    ...fields,
    model: vehicleModel,
    bodyType: body?.type,
    doors: body?.doors,
    seats: body?.seats,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof columns]?: Exclude<(typeof columns)[K], undefined>;
  };
}

/** The index decides whether a car is there already, also against someone at the same moment. */
export async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw sqlState(error) === '23505' ? conflict(vehicleTexts.taken) : error;
  }
}
