import { z } from 'zod';
import { ltr } from '../kernel/ltr';
import { Usd } from '../kernel/money';
import { PositiveQuantity } from '../kernel/quantity';
import { Id, idOr, line, optionalLine, optionalText } from '../kernel/text';
import { Part, PartNumber, productTexts } from '../products/products.schema';
import { tidyVin } from '../vehicles/vin';

export const vinImportTexts = {
  vinFirst: 'الرجاء إدخال VIN أولًا',
  vinLength: 'رقم الهيكل (VIN) لا يزيد على 17 خانة',
  incomplete: 'يرجى اختيار المستودع وتعبئة الكميات والأسعار',
  discount: 'نسبة الخصم يجب أن تكون بين 0 و100',
  repeated: (partNumber: string) => `رقم القطعة مكرر: ${ltr(partNumber)}`,
  noParts: 'لا توجد بيانات',
  noPartsText: 'لم يتم العثور على قطع لهذه المركبة.',
  lookupFailed: 'فشل جلب البيانات من OpenAI',
  failed: 'فشل الاستيراد',
  imported: 'تم الاستيراد',
} as const;

export const vinLength = 17;
const mostItems = 500;

const price = Usd.refine((cents) => cents >= 0, productTexts.price).default(0);
const year = z.int('السنة غير صحيحة').min(1900, 'السنة غير صحيحة').max(2200, 'السنة غير صحيحة');

/** The vehicle a part came from or fits; ignored without a make. */
export const VinPartVehicle = z.strictObject({
  make: optionalLine(60),
  model: optionalLine(60),
  year: year.nullish(),
  engine: optionalLine(60),
  transmission: optionalLine(60),
});
export type VinPartVehicle = z.output<typeof VinPartVehicle>;

export const VinItem = z.strictObject({
  partNumber: PartNumber,
  name: line(productTexts.nameRequired),
  description: optionalText(),
  category: optionalLine(),
  subcategory: optionalLine(),
  brand: optionalLine(100),
  vehicleCompatibility: VinPartVehicle.nullish(),
  specifications: z.strictObject({ dimensions: optionalLine(), weight: optionalLine() }).nullish(),
  pricing: z
    .strictObject({
      purchasePrice: price,
      costPrice: price,
      sellingPrice: price,
      wholesalePrice: price,
      discountPercentage: z
        .number(vinImportTexts.discount)
        .min(0, vinImportTexts.discount)
        .max(100, vinImportTexts.discount)
        .multipleOf(0.01)
        .default(0),
    })
    .prefault({}),
  quantity: PositiveQuantity.default(1),
  /** Defaults to the default warehouse. */
  warehouseId: Id.nullish(),
  location: optionalLine(100),
});
export type VinItem = z.output<typeof VinItem>;

export const VinImport = z.strictObject({
  /** Japanese vehicles have a frame number that is shorter than a VIN. */
  vin: line(vinImportTexts.vinFirst, 40)
    .overwrite(tidyVin)
    .refine((vin) => vin.length <= vinLength, vinImportTexts.vinLength),
  defaultWarehouseId: idOr(vinImportTexts.incomplete),
  items: z.array(VinItem).min(1, vinImportTexts.incomplete).max(mostItems),
  /** Other known data of the vehicle. */
  vehicle: VinPartVehicle.nullish(),
  /** The supplier the vehicle was bought from; if set, a purchase is created for its parts. */
  supplierId: Id.nullish(),
  invoiceNo: optionalLine(100),
});
export type VinImport = z.output<typeof VinImport>;

export const VinImportResult = z.object({
  importedCount: z.int(),
  /** The number of those parts that were new to the shop. */
  createdCount: z.int(),
  sourceVehicleId: Id.nullable(),
  purchaseId: Id.nullable(),
  purchaseNumber: z.string().nullable(),
  products: z.array(Part),
});
export type VinImportResult = z.output<typeof VinImportResult>;
