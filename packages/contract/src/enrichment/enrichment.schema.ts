import { z } from 'zod';
import { Cost, Usd } from '../kernel/money';
import { Id, line } from '../kernel/text';
import { DecodedVin } from '../vehicles/decoded-vin';
import { chassisProblem, tidyVin } from '../vehicles/vin';
import { vinImportTexts } from '../vin-import/vin-import.schema';
import { componentNames } from './components';

export const enrichmentTexts = {
  partNumberRequired: 'يرجى إدخال رقم القطعة',
  vinRequired: 'يرجى إدخال رقم VIN',
  failed: 'حدث خطأ أثناء البحث',
  hintsTooLong: 'التلميحات طويلة جداً',
  /** The failures of a request to the external AI service. */
  slow: 'لم تستجب خدمة الذكاء الاصطناعي في الوقت المسموح',
  busy: 'خدمة الذكاء الاصطناعي مشغولة أو استُنفد رصيدها، حاول لاحقاً',
  down: 'تعذّر الوصول إلى خدمة الذكاء الاصطناعي',
  refused: 'رفضت خدمة الذكاء الاصطناعي الطلب، راجع إعداداتها على الخادم',
  nonsense: 'أجابت خدمة الذكاء الاصطناعي بنتيجة لا يُعتمد عليها، أدخل البيانات يدوياً',
  spent: 'اكتمل الحد اليومي لأسئلة خدمة الذكاء الاصطناعي، حاول غداً',
} as const;

const longestHints = 4000;

/** A typed VIN or frame number to look up, whole. */
const vin = (missing: string) =>
  line(missing, 60)
    .overwrite(tidyVin)
    .superRefine((typed, context) => {
      const problem = typed && chassisProblem(typed);
      if (problem) context.addIssue(problem);
    });

export const PartQuestion = z.strictObject({
  partNumber: line(enrichmentTexts.partNumberRequired, 100),
  hints: z
    .record(z.string(), z.unknown())
    .refine((hints) => JSON.stringify(hints).length <= longestHints, enrichmentTexts.hintsTooLong)
    .default({}),
});
export type PartQuestion = z.output<typeof PartQuestion>;

export const VinQuestion = z.strictObject({
  vin: vin(enrichmentTexts.vinRequired),
  /** Null or absent means all components. */
  requestedComponent: z.enum(componentNames).nullish(),
});
export type VinQuestion = z.output<typeof VinQuestion>;

export const VinPartsQuestion = z.strictObject({ vin: vin(vinImportTexts.vinFirst) });

const Confidence = z.number().min(0).max(1);

/** One known field of a part, with its confidence and source. */
export const Fact = z.object({ field: z.string(), confidence: Confidence, evidence: z.string() });
export type Fact = z.output<typeof Fact>;

const Common = {
  /** The source of each fact, in words. */
  evidence: z.array(z.string()),
  /** Why a configured external service added nothing. */
  warning: z.string().nullable(),
};

export const EnrichedPart = z.object({
  partNumber: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  category: z.string(),
  subCategory: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.number()])),
  compatibility: z.array(
    z.object({
      make: z.string(),
      model: z.string(),
      year: z.int().nullable(),
      yearTo: z.int().nullable(),
      engine: z.string(),
    }),
  ),
  /** The mean confidence of the facts; zero when there are none. */
  confidence: Confidence,
  facts: z.array(Fact),
  /** The id of the part if the shop already has it. */
  productId: Id.nullable(),
  ...Common,
});
export type EnrichedPart = z.output<typeof EnrichedPart>;

const EnrichedVehicle = z.object({
  year: z.int().nullable(),
  make: z.string(),
  model: z.string(),
  engine: z.string(),
});
export type EnrichedVehicle = z.output<typeof EnrichedVehicle>;

export const Candidate = z.object({
  component: z.enum(componentNames),
  confidence: Confidence,
  position: z.string(),
  oemNumbers: z.array(z.string()),
  notes: z.string(),
});
export type Candidate = z.output<typeof Candidate>;

export const EnrichedVin = z.object({
  vin: z.string(),
  vehicle: EnrichedVehicle,
  decoded: DecodedVin,
  candidates: z.array(Candidate),
  ...Common,
});
export type EnrichedVin = z.output<typeof EnrichedVin>;

/** A part of a vehicle in the form of an import row. */
export const VinPart = z.object({
  partNumber: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  subcategory: z.string(),
  brand: z.string(),
  vehicleCompatibility: EnrichedVehicle,
  specifications: z.object({ dimensions: z.string(), weight: z.string() }),
  purchasePrice: Cost,
  costPrice: Cost,
  sellingPrice: Usd,
  wholesalePrice: Usd,
  discountPercentage: z.number(),
  quantity: z.number(),
});
export type VinPart = z.output<typeof VinPart>;

export const EnrichedVinParts = z.object({
  vin: z.string(),
  vehicle: EnrichedVehicle,
  decoded: DecodedVin,
  parts: z.array(VinPart),
  ...Common,
});
export type EnrichedVinParts = z.output<typeof EnrichedVinParts>;
