import {
  adenDay,
  conflict,
  must,
  teardownTexts,
  chassisProblem,
  wrongField,
  type NewTeardown,
  type SourceVehicleInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertPlaces, receivePurchase } from '../purchases';
import { findOrCreateSupplier } from '../suppliers';
import { decodeVin } from '../vehicles';
import { noteStep } from './steps';

/**
 * Buys a car to take it apart: a purchase without lines, whose cost stays on the car until its pieces come off. Returns
 * the vehicle's id.
 */
export async function buyCar(tx: Tx, user: Actor, input: NewTeardown): Promise<string> {
  const { vehicle, price, warehouse, supplier, supplierName, ...header } = input;
  const { freight = 0, customs = 0, chargesOnBill = true } = header;
  if (header.purchaseDate > adenDay()) throw wrongField('purchaseDate', teardownTexts.future);
  const account = await findOrCreateSupplier(tx, user, { supplier, supplierName });
  await assertPlaces(tx, [warehouse]);
  const purchase = await receivePurchase(tx, user, {
    ...header,
    supplier: account,
    sourceVehicle: vehicle,
    forTeardown: true,
    lines: [],
    totalAmount: price + (chargesOnBill ? freight + customs : 0),
  });
  const vehicleId = must(purchase.sourceVehicleId);
  const { rows } = await sql`
    insert into teardowns (vehicle_id, purchase_id, warehouse_id, cost)
    values (${vehicleId}, ${purchase.id}, ${warehouse}, ${purchase.cost})
    on conflict (vehicle_id) do nothing returning vehicle_id`.execute(tx);
  if (rows.length === 0) throw conflict(teardownTexts.taken);
  await noteStep(tx, user, vehicleId, 'buy');
  await recordChange(tx, user, {
    action: 'source-vehicle.buy',
    entity: 'source-vehicles',
    entityId: vehicleId,
    after: { ...vehicle, cost: purchase.cost, purchaseNumber: purchase.purchaseNumber },
  });
  return vehicleId;
}

/** Returns the car with what its VIN says where the buyer said nothing. */
export async function withDecoded(vehicle: SourceVehicleInput): Promise<SourceVehicleInput> {
  const { vin, make } = vehicle;
  if (!vin || make || chassisProblem(vin)) return vehicle;
  const decoded = await decodeVin(vin);
  return { ...vehicle, make: decoded.make, model: decoded.model, year: vehicle.year ?? decoded.year };
}
