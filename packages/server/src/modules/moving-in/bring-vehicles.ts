import { ltr, type BroughtSums, type BroughtVehicle } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { createVehicle } from '../vehicles';
import type { VehiclesPlan } from './plan-vehicles';
import type { Bringer } from './bringer';
import { noteItems } from './items';

export async function bringVehicles(
  tx: Tx,
  { user, bringingId }: Bringer,
  { items, sums }: VehiclesPlan,
): Promise<BroughtSums> {
  const made: string[] = [];
  for (const vehicle of items) {
    const { make, model, year, engine } = vehicle;
    const notes = notesOf(vehicle);
    const { _id } = await createVehicle(tx, user, { make, vehicleModel: model, year, engine, notes });
    made.push(_id);
  }
  await noteItems(
    tx,
    bringingId,
    made.map((id) => ({ kind: 'vehicle', id, isNew: true })),
  );
  return sums;
}

/** What a vehicle of the shop has no field for. */
const notesOf = ({ vin, plate, color, notes }: BroughtVehicle): string | undefined =>
  [vin && `رقم الهيكل: ${ltr(vin)}`, plate && `رقم اللوحة: ${plate}`, color && `اللون: ${color}`, notes]
    .filter(Boolean)
    .join('\n') || undefined;
