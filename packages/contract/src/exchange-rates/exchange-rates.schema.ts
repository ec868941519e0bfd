import { z } from 'zod';
import { exact } from '../kernel/exact';
import { Id, optionalLine } from '../kernel/text';
import { Day, Instant } from '../kernel/time';

/** The English texts are part of the API; screens show the Arabic ones. */
export const rateTexts = {
  invalidTitle: 'خطأ في البيانات',
  invalid: 'يرجى إدخال سعر صرف صحيح',
  dateRequired: 'تاريخ سعر الصرف مطلوب',
  tooOld: 'تاريخ سعر الصرف أقدم من المسموح',
  future: 'لا يمكن تسجيل سعر صرف بتاريخ لاحق',
  noneSet: 'No exchange rate set. Please contact admin to set initial rate.',
  noneFound: 'No exchange rate found',
  /** Replaces the specification's 'Failed to fetch exchange rate', because screens are in Arabic. */
  fetchFailed: 'فشل في جلب سعر الصرف',
  notFound: 'سعر الصرف غير موجود',
} as const;

const hasTwoDecimals = (value: number) => exact(value).round(2) === value;

export const RateInput = z.strictObject({
  usd_to_yer: z
    .number(rateTexts.invalid)
    .gt(0, rateTexts.invalid)
    .max(10_000_000, rateTexts.invalid)
    .refine(hasTwoDecimals, rateTexts.invalid),
  /** A day or a moment; defaults to today. */
  recorded_at: z.union([Day, z.iso.datetime({ offset: true })], rateTexts.dateRequired).optional(),
  note: optionalLine(500),
});
export type RateInput = z.output<typeof RateInput>;

export const ExchangeRate = z.object({
  _id: Id,
  usd_to_yer: z.number(),
  recorded_at: Instant,
  note: z.string(),
  created_by: z.object({ name: z.string() }).nullable(),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

const day = 24 * 3_600_000;

/** Whether a rate is from an earlier day, since it may be far from today's. */
export const isStale = (
  { recorded_at }: Pick<ExchangeRate, 'recorded_at'>,
  now: Date = new Date(),
): boolean => now.getTime() - recorded_at.getTime() > day;
