import { z } from 'zod';
import { countedAfter } from '../kernel/counted';
import { foldCode, plainCode } from '../kernel/fold';
import { ltr } from '../kernel/ltr';
import { Cost, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { PositiveQuantity, Quantity } from '../kernel/quantity';
import { Id, line, optionalCode, optionalLine, optionalText } from '../kernel/text';
import { Instant } from '../kernel/time';
import { PriceBreak, PriceBreaksInput, TierPrice, TierPricesInput } from '../prices/price-parts.schema';
import { Unit } from '../units/units.schema';
import { keysOf } from '../kernel/keys-of';
import { partPlaces } from './part-place';
import { MOST_CHANGED } from './products.rules';

export const productTexts = {
  nameRequired: 'اسم المنتج مطلوب',
  partNumberRequired: 'رقم القطعة مطلوب',
  partNumberTaken: (partNumber: string) => `رقم القطعة ${ltr(partNumber)} مسجل لمنتج آخر`,
  barcodeTaken: (barcode: string) => `الباركود ${ltr(barcode)} مسجل لمنتج آخر`,
  notFound: 'المنتج غير موجود',
  price: 'السعر لا يمكن أن يكون سالباً',
  years: 'سنة البداية بعد سنة النهاية',
  monthOfYear: 'اكتب السنة أو الشهر والسنة، مثل 06/2007',
  monthWithoutYear: 'الشهر بلا سنة',
  nothingPicked: 'حدّد منتجاً واحداً على الأقل',
  tooMany: `لا يمكن تعديل أكثر من ${countedAfter(MOST_CHANGED, nouns.product)} في مرة واحدة`,
  twice: 'ورد منتج أكثر من مرة',
  noCategory: 'الفئة غير موجودة',
} as const;

const Price = Usd.refine((cents) => cents >= 0, productTexts.price);
const Year = z.int('السنة غير صحيحة').min(1900, 'السنة غير صحيحة').max(2200, 'السنة غير صحيحة');
const Month = z.int('الشهر غير صحيح').min(1, 'الشهر غير صحيح').max(12, 'الشهر غير صحيح');
const numbers = z.array(line(undefined, 100).overwrite(plainCode)).max(50);

/** Must contain a letter or digit, because spellings are compared without spaces and dashes. */
export const PartNumber = line(productTexts.partNumberRequired, 100)
  .overwrite(plainCode)
  .refine((text) => foldCode(text) !== '', productTexts.partNumberRequired);

export const partTypes = { new: 'جديد', used: 'مستعمل' } as const;
export type PartType = keyof typeof partTypes;

/** A vehicle a part fits. `year` is the first year of the range, for older clients. */
export const Fitment = z.strictObject({
  make: line('شركة الصنع مطلوبة', 60),
  model: optionalLine(60).default(''),
  year: Year.nullish(),
  yearFrom: Year.nullish(),
  yearTo: Year.nullish(),
  /** The months of the first and last year, where the part was not for the whole of them. */
  monthFrom: Month.nullish(),
  monthTo: Month.nullish(),
  engine: optionalLine(60).default(''),
});
export type Fitment = z.output<typeof Fitment>;

/** Where on the car the part goes; '' where nobody said. */
const onCar = {
  side: z.enum(['', ...keysOf(partPlaces.side)]),
  axle: z.enum(['', ...keysOf(partPlaces.axle)]),
  position: z.enum(['', ...keysOf(partPlaces.position)]),
};

/** The editable fields of a part. */
const fields = {
  name: line(productTexts.nameRequired),
  partNumber: PartNumber,
  code: optionalCode(60),
  barcode: optionalCode(60),
  supplierPartNumber: optionalCode(100),
  brand: optionalLine(100),
  categoryId: Id.nullish(),
  /**
   * By name: an existing category in any spelling, or a new one if the user may create categories. An id is
   * not accepted as a name.
   */
  category: z.union([z.string().trim().max(200), z.object({ name: z.string().max(200) })]).nullish(),
  subCategory: z.string().trim().max(200).nullish(),
  type: z.enum(['new', 'used']).optional(),
  condition: optionalLine(100),
  side: onCar.side.optional(),
  axle: onCar.axle.optional(),
  position: onCar.position.optional(),
  partStatus: optionalLine(100),
  description: optionalText(),
  specifications: z.record(z.string().max(100), z.union([z.string().max(500), z.number()])).optional(),
  sellingPrice: Price.optional(),
  costPrice: Price.optional(),
  wholesalePrice: Price.optional(),
  purchasePrice: Price.optional(),
  tierPrices: TierPricesInput.optional(),
  priceBreaks: PriceBreaksInput.optional(),
  discountPercentage: z.number().min(0).max(100).optional(),
  minStockLevel: Quantity.optional(),
  maxStockLevel: Quantity.nullish(),
  warehouse: z.union([Id, z.object({ _id: Id })]).nullish(),
  location: optionalLine(100),
  oemNumbers: numbers.optional(),
  alternativeNumbers: numbers.optional(),
  replacedBy: z.union([Id, z.object({ _id: Id })]).nullish(),
  vehicleCompatibility: z.array(Fitment).max(500).optional(),
  isActive: z.boolean().optional(),
  /** The part's unit by code or name; defaults to the piece. */
  unit: z.union([z.string().trim().min(1).max(60), z.object({ code: z.string().max(60) })]).optional(),
  /** The opening quantity of a new part; for an existing part, a correction to this quantity. */
  quantity: Quantity.optional(),
  /** The warehouse of that quantity, when the part was read with the stock of one warehouse. */
  atWarehouse: z.object({ _id: Id }).nullish(),
  note: optionalLine(500),
};

export const NewPart = z.strictObject(fields);
export type NewPart = z.output<typeof NewPart>;

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const PartChanges = z.strictObject(fields).partial().extend({ version: z.int().optional() });
export type PartChanges = z.output<typeof PartChanges>;

/** Changes of several parts at once, each with the version it was read at; what is omitted stays unchanged. */
export const ManyPartChanges = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        id: Id,
        version: z.int(),
        sellingPrice: Price.optional(),
        categoryId: Id.nullable().optional(),
      }),
    )
    .min(1, productTexts.nothingPicked)
    .max(MOST_CHANGED, productTexts.tooMany)
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, productTexts.twice),
  /** Confirms prices below the cost, and that a part has no price, which is zero. */
  confirm: z.boolean().optional(),
});
export type ManyPartChanges = z.output<typeof ManyPartChanges>;

/** The parts that were changed, with their new versions. */
export const ChangedPart = z.object({ _id: Id, version: z.int() });
export type ChangedPart = z.output<typeof ChangedPart>;

const PartLink = z.object({ _id: Id, name: z.string(), partNumber: z.string() });

/** A part with all aliases of its fields: products and inventory are two views of the same record. */
export const Part = z.object({
  _id: Id,
  name: z.string(),
  partNumber: z.string(),
  sku: z.string(),
  code: z.string(),
  barcode: z.string(),
  supplierPartNumber: z.string(),
  brand: z.string(),
  categoryId: Id.nullable(),
  category: z.string(),
  subCategory: z.string(),
  type: z.enum(['new', 'used']),
  condition: z.string(),
  ...onCar,
  /** What the name does not say of the place, in words: «أمامي يمين». */
  placeNote: z.string(),
  /** For which of its cars a search that names one found it. */
  fits: z.string().optional(),
  partStatus: z.string(),
  description: z.string(),
  specifications: z.record(z.string(), z.union([z.string(), z.number()])),
  unit: Unit,
  quantity: z.number(),
  minQuantity: z.number(),
  minStockLevel: z.number(),
  minimumStock: z.number(),
  lowStockThreshold: z.number(),
  stock: z.object({
    quantity: z.number(),
    minStockLevel: z.number(),
    minLevel: z.number(),
    maxStockLevel: z.number().nullable(),
  }),
  stockStatus: z.enum(['in_stock', 'low_stock', 'out_of_stock']),
  pricing: z.object({
    sellingPrice: Usd,
    salePrice: Usd,
    costPrice: Cost,
    wholesalePrice: Usd,
    purchasePrice: Cost,
    discountPercentage: z.number(),
  }),
  sellingPrice: Usd,
  salePriceUSD: Usd,
  costPrice: Cost,
  purchasePriceUSD: Cost,
  /** Prices of its own for customers of a tier; the wholesale tier's is `wholesalePrice`. */
  tierPrices: z.array(TierPrice),
  /** Prices by quantity, the smallest first. */
  priceBreaks: z.array(PriceBreak),
  warehouse: Named.nullable(),
  /** The requested warehouse, whose quantity and status these are; null when they cover all warehouses. */
  atWarehouse: Named.nullable(),
  location: z.string(),
  /** How many are kept for customers. */
  reserved: z.number(),
  /** What other warehouses hold than the one whose shelf this is: the requested one, else the part's own. */
  otherStock: z.array(z.object({ warehouse: Named, quantity: z.number() })),
  /** The attachment with the part's newest photo. */
  photo: Id.nullable(),
  oemNumbers: z.array(z.string()),
  alternativeNumbers: z.array(z.string()),
  replacedBy: PartLink.nullable(),
  vehicleCompatibility: z.array(
    z.object({
      make: z.string(),
      model: z.string(),
      year: z.int().nullable(),
      yearFrom: z.int().nullable(),
      yearTo: z.int().nullable(),
      monthFrom: z.int().nullable(),
      monthTo: z.int().nullable(),
      engine: z.string(),
    }),
  ),
  isActive: z.boolean(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Part = z.output<typeof Part>;

/** A part with its stock by warehouse and the parts it replaces. */
export const PartDetail = Part.extend({
  stockByWarehouse: z.array(z.object({ warehouse: Named, quantity: z.number() })),
  /** Quantity in transit between warehouses. */
  inTransit: z.number(),
  replaces: z.array(PartLink),
});
export type PartDetail = z.output<typeof PartDetail>;

/** The aliases clients use for part fields, and the read-only fields they send back. */
export const partInput = {
  flatten: ['pricing', 'stock'],
  aliases: {
    sku: 'partNumber',
    salePrice: 'sellingPrice',
    salePriceUSD: 'sellingPrice',
    purchasePriceUSD: 'purchasePrice',
    minQuantity: 'minStockLevel',
    minLevel: 'minStockLevel',
    minimumStock: 'minStockLevel',
    lowStockThreshold: 'minStockLevel',
    maxLevel: 'maxStockLevel',
  },
  ignored: [
    '_id',
    'id',
    'stockStatus',
    'stockByWarehouse',
    'inTransit',
    'reserved',
    'otherStock',
    'photo',
    'placeNote',
    'replaces',
    'createdAt',
    'updatedAt',
  ],
} as const;

export const StockChange = z.strictObject({
  quantity: Quantity,
  operation: z.enum(['set', 'add', 'subtract']).default('set'),
  warehouse: Id.optional(),
  note: optionalLine(500),
});
export type StockChange = z.output<typeof StockChange>;

export const QuantityChange = z.strictObject({
  quantity: PositiveQuantity,
  warehouse: Id.optional(),
  note: optionalLine(500),
});
