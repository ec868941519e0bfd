import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { Teardown } from './teardown.schema';
import { teardownStatusNames } from './teardown.status';

export const sourceVehicleTexts = { notFound: 'السيارة غير موجودة' } as const;

/** A used vehicle bought for its parts, with its cost and revenue. */
export const SourceVehicle = z.object({
  _id: Id,
  vin: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  carId: z.string(),
  /** The cost of its purchases, minus returns. */
  cost: Usd,
  /** The revenue of its parts, minus refunds. */
  revenue: Usd,
  partCount: z.int(),
  /** Earned on what is gone of it, and expected when all of it is sold. */
  profit: Usd,
  expectedProfit: Usd,
  /** Numbers of its pieces by where they are. */
  sold: z.number(),
  onShelf: z.number(),
  onCar: z.int(),
  /** Null for a vehicle whose parts were entered on a purchase or an import. */
  teardownStatus: z.enum(teardownStatusNames).nullable(),
  createdAt: Instant,
});
export type SourceVehicle = z.output<typeof SourceVehicle>;

/**
 * A part taken from the vehicle. Sales after its arrival count as the vehicle's until as many pieces are sold
 * as came from it.
 */
export const VehiclePart = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  sold: z.number(),
  /** Pieces of the vehicle that are still in stock. */
  left: z.number(),
  cost: Usd,
  revenue: Usd,
  /** The value of the remaining pieces at the current selling price. */
  expected: Usd,
});
export type VehiclePart = z.output<typeof VehiclePart>;

export const SourceVehicleDetail = SourceVehicle.extend({
  purchases: z.array(
    z.object({
      _id: Id,
      purchaseNumber: z.string(),
      supplierName: z.string(),
      supplierInvoiceNumber: z.string(),
      purchaseDate: Day,
      totalAmount: Usd,
    }),
  ),
  parts: z.array(VehiclePart),
  /** What everything unsold will probably bring, in stock and on the car. */
  expected: Usd,
  teardown: Teardown.nullable(),
});
export type SourceVehicleDetail = z.output<typeof SourceVehicleDetail>;
