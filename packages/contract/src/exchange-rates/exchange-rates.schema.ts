import { z } from 'zod';
import { CurrencyCode } from '../currencies/currencies.schema';
import { exact } from '../kernel/exact';
import { Id, optionalLine } from '../kernel/text';
import { DayOrMoment, rateDateRequired } from './current-rate.api';

/** The English texts are part of the API; screens show the Arabic ones. */
export const rateTexts = {
  invalidTitle: 'خطأ في البيانات',
  invalid: 'يرجى إدخال سعر صرف صحيح',
  dateRequired: rateDateRequired,
  tooOld: 'تاريخ سعر الصرف أقدم من المسموح',
  future: 'لا يمكن تسجيل سعر صرف بتاريخ لاحق',
  noneSet: 'No exchange rate set. Please contact admin to set initial rate.',
  noneFound: 'No exchange rate found',
  /** The specification knows no zones, so its English texts do not apply to them. */
  noneInZone: 'لا يوجد سعر صرف لهذه المنطقة في ذلك الوقت، سجّل سعرها أولاً',
  notFound: 'سعر الصرف غير موجود',
  /** `differences` are sentences that name both figures. */
  far: (differences: readonly string[]) =>
    `${differences.join('. ')}. الفرق كبير، تأكّد من الرقم ثم أعد الحفظ مع التأكيد`,
  odd: (what: string) => `${what}. تأكّد من الرقمين ثم أعد الحفظ مع التأكيد`,
  used: 'استُخدم هذا السعر في مستندات، صحّحه بالتعديل أو سجّل سعراً جديداً',
  ownField: 'للدولار والريال السعودي حقلان مستقلان، والريال اليمني لا سعر له',
  twice: 'ذُكرت إحدى العملات مرتين',
  otherZone: 'لا يمكن نقل سعر إلى منطقة صرف أخرى، احذفه وسجّله فيها',
} as const;

/** Rials for one of a currency, with so many decimals. */
export const rialRate = (decimals: number) =>
  z
    .number(rateTexts.invalid)
    .gt(0, rateTexts.invalid)
    .max(10_000_000, rateTexts.invalid)
    .refine((value) => exact(value).round(decimals) === value, rateTexts.invalid);

/** Rials for one of a currency that the owner added. */
const OtherRate = z.object({ currency: CurrencyCode, to_yer: rialRate(4) });

const fields = {
  usd_to_yer: rialRate(2),
  /** Without it, the rate before stays; so do those of the other currencies. */
  sar_to_yer: rialRate(4).nullish(),
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

/** Saves a rate that is far from the one before it, or unlikely beside another one. */
const confirm = z.boolean().optional();

export const RateInput = z.strictObject({ ...fields, confirm });
export type RateInput = z.output<typeof RateInput>;

/** A correction of a rate, which stays in its zone. */
export const RateChanges = z.strictObject({ ...fields, confirm });
export type RateChanges = z.output<typeof RateChanges>;

/** The fields of the screens, where other currencies are boxes by code and an empty one keeps its rate. */
export const RateForm = z
  .object(fields)
  .omit({ zone: true })
  .extend({ others: z.record(z.string(), rialRate(4).nullish()) });
export type RateForm = z.output<typeof RateForm>;
