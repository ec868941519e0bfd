import { z } from 'zod';
import { foldCode, latinDigits } from '../kernel/fold';
import { Cost, Usd } from '../kernel/money';
import { roundQuantity } from '../kernel/quantity';
import { emailShape, Id, idOr, line, optionalLine, optionalText } from '../kernel/text';
import { Instant } from '../kernel/time';
import { stockStatus } from '../inventory/stock.status';
import { keysOf } from '../kernel/keys-of';
import { warehouseStatusNames, warehouseTypeNames } from './warehouses.status';
import { Unit } from '../units/units.schema';

export const warehouseTexts = {
  name: 'يجب إدخال اسم المستودع',
  code: 'يجب إدخال رمز المستودع',
  location: 'يجب إدخال موقع المستودع',
  type: 'يجب اختيار نوع المستودع',
  capacity: 'يجب إدخال سعة صحيحة',
  dataRequired: 'بيانات المستودع مطلوبة',
  changesRequired: 'بيانات التحديث مطلوبة',
  idRequired: 'معرف المستودع مطلوب',
  notFound: 'المستودع غير موجود',
  saveFailed: 'حدث خطأ أثناء حفظ المستودع',
} as const;

interface ContactTexts {
  phone: string;
  email: string;
}
/** The specification words each of these errors twice: as the response and as the hint under the field. */
const answerTexts: ContactTexts = { phone: 'رقم الهاتف غير صحيح', email: 'البريد الإلكتروني غير صحيح' };
const inlineTexts: ContactTexts = {
  phone: 'يجب إدخال رقم هاتف صحيح',
  email: 'يجب إدخال بريد إلكتروني صحيح',
};

/** Copied phone numbers contain invisible direction marks. */
// oxlint-disable-next-line no-misleading-character-class -- the marks themselves are meant
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const phoneShape = /^(?=.*\d)\+?[\d\s()-]{8,}$/;

export const Capacity = z
  .number(warehouseTexts.capacity)
  .positive(warehouseTexts.capacity)
  .max(1_000_000_000, warehouseTexts.capacity)
  .refine((value) => roundQuantity(value) === value, warehouseTexts.capacity);

const fields = (texts: ContactTexts) => ({
  name: line(warehouseTexts.name),
  code: line(warehouseTexts.code, 40).refine(
    (code) => code === '' || foldCode(code) !== '',
    warehouseTexts.code,
  ),
  location: line(warehouseTexts.location),
  type: z.enum(warehouseTypeNames, warehouseTexts.type),
  capacity: Capacity.nullable(),
  manager: z.string().trim().max(200),
  phone: z
    .string()
    .max(60)
    .overwrite((typed) => latinDigits(typed).replace(directionMarks, '').trim())
    .refine((phone) => phone === '' || phoneShape.test(phone), texts.phone),
  email: z
    .string()
    .trim()
    .max(200)
    .refine((email) => email === '' || emailShape.test(email), texts.email),
  address: z.string().trim().max(500),
  description: z.string().trim().max(5000),
  status: z.enum(warehouseStatusNames),
});

/** The fields of the warehouses screen, which requires a complete warehouse. */
export const WarehouseForm = z.object({ ...fields(inlineTexts), rateZone: Id.nullish() });
export type WarehouseForm = z.output<typeof WarehouseForm>;

const sent = {
  ...z.object(fields(answerTexts)).partial().shape,
  address: optionalLine(500),
  description: optionalText(),
  manager: optionalLine(),
  isActive: z.boolean().optional(),
  /** The rate zone of its documents; null is the default zone. */
  rateZone: Id.nullish(),
};

/** Reports an empty object as missing data, before the errors of single fields. */
const needsData =
  (message: string) =>
  (value: object, { issues }: z.RefinementCtx) => {
    if (Object.values(value).every((one) => one === undefined))
      issues.unshift({ code: 'custom', message, input: value, path: [] });
  };
const always = { when: () => true };

/** Only the name is required, as in the quick dialog; other fields get defaults. */
export const NewWarehouse = z
  .strictObject({ ...sent, name: line(warehouseTexts.name) })
  .superRefine(needsData(warehouseTexts.dataRequired), always);
export type NewWarehouse = z.output<typeof NewWarehouse>;

const changes = { ...sent, version: z.int().optional() };

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const WarehouseChanges = z
  .strictObject(changes)
  .superRefine(needsData(warehouseTexts.changesRequired), always);
export type WarehouseChanges = z.output<typeof WarehouseChanges>;

/** The same for clients that send the warehouse's id in the body. */
export const IdentifiedChanges = z.strictObject({ _id: idOr(warehouseTexts.idRequired), ...changes });

export const Warehouse = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  location: z.string(),
  type: z.enum(warehouseTypeNames),
  capacity: z.number().nullable(),
  currentStock: z.number(),
  utilization: z.number(),
  manager: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  description: z.string(),
  status: z.enum(warehouseStatusNames),
  isActive: z.boolean(),
  summary: z.object({ totalItems: z.int(), totalVolume: z.number() }),
  /** Null in the default rate zone. */
  rateZone: Id.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Warehouse = z.output<typeof Warehouse>;

/** Read-only fields that a client may send back. */
export const warehouseReadOnly = [
  'id',
  'currentStock',
  'utilization',
  'summary',
  'createdAt',
  'updatedAt',
] as const;

export const WarehouseSummary = z.object({
  totalWarehouses: z.int(),
  activeWarehouses: z.int(),
  inactiveWarehouses: z.int(),
});

export const WarehouseCapacity = z.object({
  capacity: z.number().nullable(),
  currentStock: z.number(),
  /** Null without a capacity. */
  available: z.number().nullable(),
  utilization: z.number(),
});

export const StoredPart = z.object({
  _id: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  minStockLevel: z.number(),
  status: z.enum(keysOf(stockStatus)),
  sellingPrice: Usd,
  value: Cost,
});
export type StoredPart = z.output<typeof StoredPart>;

export const WarehouseInventory = z.object({
  stats: z.object({
    totalItems: z.int(),
    totalQuantity: z.number(),
    totalValue: Cost,
    lowStockItems: z.int(),
    outOfStockItems: z.int(),
  }),
  items: z.array(StoredPart),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
});
export type WarehouseInventory = z.output<typeof WarehouseInventory>;
