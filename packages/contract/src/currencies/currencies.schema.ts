import { z } from 'zod';
import { ltr } from '../kernel/ltr';
import { Named } from '../kernel/named';
import { Id, line } from '../kernel/text';

export const currencyTexts = {
  codeRequired: 'رمز العملة ثلاثة أحرف لاتينية، مثل AED',
  nameRequired: 'اسم العملة مطلوب',
  symbolRequired: 'علامة العملة مطلوبة',
  exists: (code: string) => `العملة ${ltr(code)} موجودة`,
  notFound: 'العملة غير موجودة',
  fixed: 'الدولار والريال اليمني عملتان أساسيتان لا يمكن إيقافهما',
  inUse: (name: string) => `توجد نقود بعملة ${name}، حوّلها قبل إيقاف العملة`,
  isTill: (name: string) => `${name} هي عملة الصندوق في الإعدادات، غيّرها قبل إيقاف العملة`,
  cashStep: 'أصغر فئة تُصرف يجب أن تكون أكبر من صفر',
  stepTooLarge: 'أصغر فئة تُصرف لا تزيد قيمتها على خمسة دولارات',
  stepUnits: 'أصغر فئة تُصرف تحتوي على كسور لا تقبلها العملة',
  zoneRequired: 'اسم منطقة الصرف مطلوب',
  zoneChoice: 'اختر منطقة الصرف',
  zoneExists: 'توجد منطقة صرف بهذا الاسم',
  zoneNotFound: 'منطقة الصرف غير موجودة',
} as const;

/** An ISO 4217 code. */
export const CurrencyCode = z
  .string(currencyTexts.codeRequired)
  .regex(/^[A-Z]{3}$/, currencyTexts.codeRequired);

/** An amount as it is written in its currency: 6500 rials, 12.5 dollars. A sum of many has no limit. */
export const Amount = z.number();
export const mostAmount = 1e12;
/** An amount that somebody enters. */
export const EnteredAmount = z.number('يرجى إدخال مبلغ صحيح').min(-mostAmount).max(mostAmount);
export const PositiveAmount = EnteredAmount.gt(0, 'يرجى إدخال مبلغ صحيح');

export const Currency = z.object({
  code: CurrencyCode,
  name: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  /** The smallest amount that is handed back in cash. */
  cashStep: Amount,
  isActive: z.boolean(),
  version: z.int(),
});
export type Currency = z.output<typeof Currency>;

export const NewCurrency = z.strictObject({
  code: CurrencyCode,
  name: line(currencyTexts.nameRequired, 60),
  symbol: line(currencyTexts.symbolRequired, 12),
  decimals: z.int().min(0).max(3).default(2),
  cashStep: EnteredAmount.gt(0, currencyTexts.cashStep),
});
export type NewCurrency = z.output<typeof NewCurrency>;

export const CurrencyChanges = NewCurrency.omit({ code: true, decimals: true })
  .extend({ isActive: z.boolean(), version: z.int() })
  .partial();
export type CurrencyChanges = z.output<typeof CurrencyChanges>;

/** A place with a rate of its own. */
export const RateZone = z.object({
  _id: Id,
  name: z.string(),
  isDefault: z.boolean(),
  warehouses: z.array(Named),
  version: z.int(),
});
export type RateZone = z.output<typeof RateZone>;

export const RateZoneInput = z.strictObject({
  name: line(currencyTexts.zoneRequired, 60),
  /** The warehouses that belong to it; all others belong to the default zone. */
  warehouses: z.array(Id).max(1000).optional(),
  version: z.int().optional(),
});
export type RateZoneInput = z.output<typeof RateZoneInput>;
