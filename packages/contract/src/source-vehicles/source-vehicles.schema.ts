import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';

export const sourceVehicleTexts = { notFound: 'السيارة غير موجودة' } as const;

/** A used vehicle that was bought for its parts, and what came of it. */
export const SourceVehicle = z.object({
  _id: Id,
  vin: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  carId: z.string(),
  /** What the purchases of it cost, without what went back. */
  cost: Usd,
  /** What its parts were sold for, without what came back. */
  revenue: Usd,
  partCount: z.int(),
  createdAt: Instant,
});
export type SourceVehicle = z.output<typeof SourceVehicle>;

/**
 * A part that came out of the vehicle. Pieces sold after they arrived count as the vehicle's until as many were sold as
 * came from it.
 */
export const VehiclePart = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  sold: z.number(),
  /** Of the vehicle's pieces, what lies on the shelf. */
  left: z.number(),
  cost: Usd,
  revenue: Usd,
  /** What the pieces left would bring at today's price. */
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
  expected: Usd,
});
export type SourceVehicleDetail = z.output<typeof SourceVehicleDetail>;
