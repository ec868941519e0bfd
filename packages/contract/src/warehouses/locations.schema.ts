import { z } from 'zod';
import { Quantity } from '../kernel/quantity';
import { Id, line } from '../kernel/text';
import { Instant } from '../kernel/time';
import { Capacity, warehouseTexts } from './warehouses.schema';
import { locationTypeNames } from './warehouses.status';

export const locationTexts = {
  name: 'يجب إدخال اسم الموقع',
  type: 'يجب اختيار نوع الموقع',
  changesRequired: warehouseTexts.changesRequired,
  notFound: 'موقع التخزين غير موجود',
} as const;

const fields = {
  name: line(locationTexts.name),
  type: z.enum(locationTypeNames, locationTexts.type).optional(),
  capacity: Capacity.nullish(),
  isActive: z.boolean().optional(),
};

export const NewLocation = z.strictObject(fields);
export type NewLocation = z.output<typeof NewLocation>;

/** Omitted fields stay unchanged. */
export const LocationChanges = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, locationTexts.changesRequired);
export type LocationChanges = z.output<typeof LocationChanges>;

/** The quantity noted for the location; the stock of parts is recorded per warehouse and does not change. */
export const LocationStock = z.strictObject({ quantity: Quantity });

export const WarehouseLocation = z.object({
  id: Id,
  _id: Id,
  name: z.string(),
  type: z.enum(locationTypeNames),
  warehouse: Id,
  warehouseName: z.string(),
  currentStock: z.number(),
  capacity: z.number().nullable(),
  isActive: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type WarehouseLocation = z.output<typeof WarehouseLocation>;

/** Read-only fields that a client may send back. */
export const locationReadOnly = [
  'id',
  '_id',
  'warehouse',
  'warehouseName',
  'currentStock',
  'createdAt',
  'updatedAt',
] as const;
