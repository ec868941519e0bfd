import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockVehicle } from './lock-vehicle';

/** Deletes a vehicle; fitments belong to the parts and stay unchanged. */
export async function deleteVehicle(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockVehicle(tx, id);
  await tx.deleteFrom('vehicles').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'vehicle.delete', entity: 'vehicles', entityId: id, before });
}
