import {
  adenDay,
  chassisProblem,
  must,
  type SourceVehicleInput,
  type VinImport,
  type VinImportResult,
  type VinItem,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { readParts } from '../products';
import { assertPlaces, receivePurchase, findSourceVehicle } from '../purchases';
import { moveStock } from '../stock';
import { findOrCreateSupplier } from '../suppliers';
import { decodeVin } from '../vehicles';
import { takeOverParts } from './take-over-parts';
import { unitCostOf } from './vin-item.rules';

/**
 * Imports the parts of one vehicle in one transaction: updates existing used parts, creates new ones, adds all to
 * stock, records the vehicle, and creates a purchase when it has a supplier.
 */
export async function importFromVin(
  tx: Tx,
  user: Actor,
  { sourceVehicle, ...input }: VinImport & { sourceVehicle: SourceVehicleInput },
): Promise<VinImportResult> {
  const { items, supplierId } = input;
  const supplier = supplierId ? await findOrCreateSupplier(tx, user, { supplier: supplierId }) : undefined;
  const placeOf = ({ warehouseId }: VinItem) => warehouseId ?? input.defaultWarehouseId;
  await assertPlaces(tx, [...new Set(items.map(placeOf))].toSorted());
  const { parts, created } = await takeOverParts(tx, user, items, placeOf);
  const lines = items.map((item, place) => ({
    productId: must(parts[place]).id,
    name: item.name,
    partNumber: must(parts[place]).partNumber,
    warehouseId: placeOf(item),
    quantity: item.quantity,
    unitCost: item.pricing.purchasePrice,
    landedCost: unitCostOf(item),
  }));

  const purchase = supplier
    ? await receivePurchase(tx, user, {
        supplier,
        supplierInvoiceNumber: input.invoiceNo,
        purchaseDate: adenDay(),
        sourceVehicle,
        lines,
      })
    : undefined;
  const carId = await findSourceVehicle(tx, sourceVehicle);
  if (!purchase)
    await moveStock(tx, {
      reason: 'import',
      lines: lines.map(({ landedCost, ...line }) => ({ ...line, unitCost: landedCost })),
      userId: user.id,
      within: user.warehouses,
      ...(carId && { source: { type: 'source-vehicle', id: carId, number: input.vin } }),
    });
  await recordChange(tx, user, {
    action: 'product.import',
    entity: 'products',
    after: { vin: input.vin, rows: items.length, created, warehouse: input.defaultWarehouseId },
  });
  await postJournal(tx, {
    kind: 'dismantling',
    figures: {},
    ...(carId && { source: { type: 'source-vehicle', id: carId, number: input.vin } }),
    userId: user.id,
  });
  return {
    importedCount: items.length,
    createdCount: created,
    sourceVehicleId: carId,
    purchaseId: purchase?.id ?? null,
    purchaseNumber: purchase?.purchaseNumber ?? null,
    products: await readParts(
      tx,
      parts.map(({ id }) => id),
    ),
  };
}

/** Returns the input with its source vehicle, as entered by the user, else as decoded from the VIN. */
export async function withSourceVehicle(
  input: VinImport,
): Promise<VinImport & { sourceVehicle: SourceVehicleInput }> {
  const { vin, vehicle } = input;
  const { make, model, year } = vehicle?.make || chassisProblem(vin) ? { ...vehicle } : await decodeVin(vin);
  return { ...input, sourceVehicle: { vin, make, model, year } };
}
