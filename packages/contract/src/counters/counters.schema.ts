import { z } from 'zod';
import { keysOf } from '../kernel/keys-of';
import { Id, optionalText } from '../kernel/text';
import { Instant } from '../kernel/time';

export const resetPolicies = {
  yearly: 'كل سنة',
  monthly: 'كل شهر',
  daily: 'كل يوم',
  never: 'لا يبدأ من جديد',
} as const;
export type ResetPolicy = keyof typeof resetPolicies;
const resetPolicyNames = keysOf(resetPolicies);

export const dateParts = {
  '': 'بدون تاريخ',
  YYYY: 'السنة',
  YYYYMM: 'السنة والشهر',
  YYYYMMDD: 'السنة والشهر واليوم',
} as const;
export type DatePart = keyof typeof dateParts;
const datePartNames = keysOf(dateParts);

export const counterTexts = {
  key: 'المفتاح مطلوب: أحرف إنجليزية كبيرة وأرقام وشرطة سفلية فقط',
  prefix: 'البادئة أحرف وأرقام وشرطات، عشرون حرفاً على الأكثر',
  digits: 'عدد الخانات من 1 إلى 12',
  seq: 'التسلسل عدد صحيح لا يقل عن صفر',
  dateTooCoarse: 'التاريخ في الرقم يجب أن يشمل مدة البدء من جديد، وإلا تكررت الأرقام',
  changesRequired: 'بيانات التحديث مطلوبة',
  notFound: 'العداد غير موجود',
  saveFailed: 'فشل في حفظ العداد',
} as const;

const datesNeeded: Readonly<Record<ResetPolicy, number>> = { never: 0, yearly: 4, monthly: 6, daily: 8 };

/**
 * Whether the number format shows the reset period; otherwise a counter that restarts each period repeats its
 * numbers.
 */
export const showsPeriod = (policy: ResetPolicy, datePart: DatePart): boolean =>
  datePart.length >= datesNeeded[policy];

const fields = {
  key: z
    .string(counterTexts.key)
    .trim()
    .regex(/^[A-Z0-9_]{1,40}$/, counterTexts.key),
  prefix: z
    .string()
    .trim()
    .regex(/^[\p{L}\d_/-]{0,20}$/u, counterTexts.prefix),
  datePart: z.enum(datePartNames),
  digits: z.int(counterTexts.digits).min(1, counterTexts.digits).max(12, counterTexts.digits),
  seq: z.int(counterTexts.seq).min(0, counterTexts.seq).max(1_000_000_000_000, counterTexts.seq),
  resetPolicy: z.enum(resetPolicyNames),
  description: z.string().trim().max(500),
};

/** The sequence that is meant, for counters that count per year or warehouse. */
const Scope = z.object({ year: z.int().min(1900).max(2200).optional(), warehouseId: Id.optional() });

export const CounterForm = z
  .object(fields)
  .refine(({ resetPolicy, datePart }) => showsPeriod(resetPolicy, datePart), {
    path: ['datePart'],
    message: counterTexts.dateTooCoarse,
  });
export type CounterForm = z.output<typeof CounterForm>;

const sent = { ...z.object(fields).partial().shape, description: optionalText(500), scope: Scope.optional() };

export const NewCounter = z.strictObject({ ...sent, key: fields.key });
export type NewCounter = z.output<typeof NewCounter>;

/** Omitted fields stay unchanged. */
export const CounterChanges = z
  .strictObject(sent)
  .refine((changes) => Object.keys(changes).length > 0, counterTexts.changesRequired);
export type CounterChanges = z.output<typeof CounterChanges>;

export const Counter = z.object({
  id: Id,
  _id: Id,
  key: z.string(),
  prefix: z.string(),
  datePart: z.enum(datePartNames),
  digits: z.int(),
  /** The last number issued in the current period. */
  seq: z.int(),
  /** The number the next document gets. */
  nextNumber: z.string(),
  scope: Scope,
  resetPolicy: z.enum(resetPolicyNames),
  description: z.string(),
  /** A counter the product itself depends on: its key cannot be changed. */
  isSystem: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Counter = z.output<typeof Counter>;

/** Read-only fields that a client may send back. */
export const counterReadOnly = ['id', '_id', 'nextNumber', 'isSystem', 'createdAt', 'updatedAt'] as const;
