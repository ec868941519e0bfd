import type { NewVehicle, VehicleDetail } from '@turoos/contract';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { fitParts } from '../products';
import { readVehicle } from './vehicles.queries';
import { assertOnce, vehicleColumns, vehicleTaken } from './write-vehicle';

export async function createVehicle(
  tx: Tx,
  user: Doer,
  { compatibleParts = [], ...given }: NewVehicle,
): Promise<VehicleDetail> {
  const { make, vehicleModel, year, engine = '' } = given;
  const { id } = await orTaken(
    tx
      .insertInto('vehicles')
      .values({ ...vehicleColumns(given), make, model: vehicleModel, year })
      .returning('id')
      .executeTakeFirstOrThrow(),
    vehicleTaken,
  );
  await assertOnce(tx, id);
  const parts = compatibleParts.map((part) => (typeof part === 'string' ? part : part._id));
  await fitParts(tx, parts, { make, model: vehicleModel, year, engine });
  const after = await readVehicle(tx, id);
  await recordChange(tx, user, { action: 'vehicle.create', entity: 'vehicles', entityId: id, after });
  return after;
}
