import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';

export const carTexts = { notFound: 'السيارة غير موجودة' } as const;

/** A used car that was bought for its parts, and what came of it. */
export const SourceCar = z.object({
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
export type SourceCar = z.output<typeof SourceCar>;

/**
 * A part that came out of the car. Pieces sold after they arrived count as the car's until as many were sold as
 * came from it.
 */
export const CarPart = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  sold: z.number(),
  /** Of the car's pieces, what lies on the shelf. */
  left: z.number(),
  cost: Usd,
  revenue: Usd,
  /** What the pieces left would bring at today's price. */
  expected: Usd,
});
export type CarPart = z.output<typeof CarPart>;

export const SourceCarDetail = SourceCar.extend({
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
  parts: z.array(CarPart),
  expected: Usd,
});
export type SourceCarDetail = z.output<typeof SourceCarDetail>;
