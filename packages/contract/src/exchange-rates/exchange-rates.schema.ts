import { z } from 'zod';
import { CurrencyCode } from '../currencies/currencies.schema';
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
  /** `differences` are sentences that name both figures. */
  far: (differences: readonly string[]) =>
    `${differences.join('. ')}. الفرق كبير، تأكّد من الرقم ثم أعد الحفظ مع التأكيد`,
  used: 'استُخدم هذا السعر في مستندات، صحّحه بالتعديل أو سجّل سعراً جديداً',
  ownField: 'للدولار والريال السعودي حقلان مستقلان، والريال اليمني لا سعر له',
  twice: 'ذُكرت إحدى العملات مرتين',
  otherZone: 'لا يمكن نقل سعر إلى منطقة صرف أخرى، احذفه وسجّله فيها',
} as const;

const rate = (decimals: number) =>
  z
    .number(rateTexts.invalid)
    .gt(0, rateTexts.invalid)
    .max(10_000_000, rateTexts.invalid)
    .refine((value) => exact(value).round(decimals) === value, rateTexts.invalid);

const DayOrMoment = z.union([Day, z.iso.datetime({ offset: true })], rateTexts.dateRequired);

/** Rials for one of a currency that the owner added. */
const OtherRate = z.object({ currency: CurrencyCode, to_yer: rate(4) });

const fields = {
  usd_to_yer: rate(2),
  /** Without it, the rate before stays; so do those of the other currencies. */
  sar_to_yer: rate(4).nullish(),
  others: z
    .array(OtherRate)
    .max(50)
    .refine(
      (all) => all.every(({ currency }) => !['USD', 'YER', 'SAR'].includes(currency)),
      rateTexts.ownField,
    )
    .refine((all) => new Set(all.map(({ currency }) => currency)).size === all.length, rateTexts.twice)
    .optional(),
  /** A day or a moment; defaults to today. */
  recorded_at: DayOrMoment.optional(),
  note: optionalLine(500),
  /** The rate zone; defaults to the default zone. */
  zone: Id.optional(),
};

export const RateInput = z.strictObject({
  ...fields,
  /** Records a rate that is far from the one before it. */
  confirm: z.boolean().optional(),
});
export type RateInput = z.output<typeof RateInput>;

/** A correction of a rate, which stays in its zone. */
export const RateChanges = z.strictObject(fields);
export type RateChanges = z.output<typeof RateChanges>;

/** The fields of the screens, where other currencies are boxes by code and an empty one keeps its rate. */
export const RateForm = z
  .object(fields)
  .omit({ zone: true })
  .extend({ others: z.record(z.string(), rate(4).nullish()) });
export type RateForm = z.output<typeof RateForm>;

export const ofZone = { zone: Id.optional() };
/** Asks for the rate in force, or for the one that was in force at an earlier moment. */
export const LatestQuery = z.object({ ...ofZone, at: DayOrMoment.optional() });
export type LatestQuery = z.output<typeof LatestQuery>;

export const ExchangeRate = z.object({
  _id: Id,
  usd_to_yer: z.number(),
  sar_to_yer: z.number().nullable(),
  others: z.array(z.object({ currency: z.string(), to_yer: z.number() })),
  zone: Id,
  zoneName: z.string(),
  recorded_at: Instant,
  note: z.string(),
  created_by: z.object({ name: z.string() }).nullable(),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

export const CurrentRate = ExchangeRate.extend({
  /** Hours after which the shop calls a rate old. */
  max_age: z.int(),
});
export type CurrentRate = z.output<typeof CurrentRate>;

/** Whether a rate is so old that it may be far from today's. */
export const isStale = (
  { recorded_at, max_age }: Pick<CurrentRate, 'recorded_at' | 'max_age'>,
  now: Date = new Date(),
): boolean => now.getTime() - recorded_at.getTime() > max_age * 3_600_000;
