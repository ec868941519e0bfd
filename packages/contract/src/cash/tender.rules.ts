import { exact, sumOf } from '../kernel/exact';
import { ltr } from '../kernel/ltr';
import { toYer } from '../kernel/money';
import {
  base,
  centsOf,
  partsOfCents,
  quoted,
  unitsOf,
  type CurrencyUnit,
  type Rates,
} from '../currencies/currencies.rules';
import type { MoneyAmount } from './tender.schema';

export const tenderTexts = {
  unknownCurrency: (code: string) => `العملة ${ltr(code)} غير معروفة أو غير نشطة`,
  notWhole: (name: string) => `المبلغ يحتوي على كسور لا تقبلها العملة ${name}`,
  noRate: (name: string) => `لا يوجد سعر صرف للعملة ${name}، سجّل سعر اليوم أولاً`,
  worthless: 'المبلغ أصغر من أن يُسجّل، فقيمته أقل من سنت',
  roundedAway: 'لا مبلغ مستحقاً، وهذا المبلغ أصغر من أن يُسجّل',
  tooLittle: 'المبلغ المستلم أقل من المطلوب',
  tooMuch: 'المبلغ المستلم أكثر من المطلوب، حدّد عملة الباقي أو صحّح المبلغ',
  changeFromCash: 'الباقي لا يزيد على النقد المستلم، فما دُفع بغير النقد لا يُرد نقداً',
  heldTakesNone: 'الفاتورة المعلقة لا تُقبض نقودها قبل إكمالها',
  contradicts: 'المبلغ المدفوع لا يطابق النقود المستلمة',
  /** `rates` are the new ones, worded. */
  rateChanged: (rates: readonly string[]) => `تغيّر سعر الصرف: ${rates.join('، ')}. راجع المبالغ ثم احفظ`,
  drawerShort: 'الباقي أكبر من الموجود في الصندوق بحسب السجل',
} as const;

/** Money handed over: an amount in units of its currency. */
export interface TenderAmount {
  currency: CurrencyUnit;
  units: number;
}

export interface ValuedTender extends TenderAmount {
  cents: number;
}

/** The outcome of handing over money for an amount due; all values in cents. */
export interface Settled {
  tenders: ValuedTender[];
  /** Handed back: at most two amounts, the second the rest of a dollar in rials. */
  change: ValuedTender[];
  /** What the shop gained (above zero) or lost by rounding. */
  rounding: number;
  /** The part of the amount due that is paid. */
  paid: number;
  /** What was handed over beyond the amount due and is not handed back. */
  over: number;
}

interface Question {
  due: number;
  tenders: readonly TenderAmount[];
  /** The currency in which change is handed back; without one, no change is given. */
  changeIn?: CurrencyUnit | undefined;
  /** The currency that rates are quoted in, in which the rest of a dollar is handed back. */
  rial: CurrencyUnit;
  rates: Rates;
}

/**
 * Values the money handed over at the document's rates and returns what is paid, what goes back and what rounding
 * makes of it. A sum within half a cash step of the amount due is exact. Throws nothing: a tender without a rate
 * must be refused before.
 */
export function settleTender({ due, tenders, changeIn, rial, rates }: Question): Settled {
  const valued = tenders.map((tender) => ({ ...tender, cents: valueOf(tender, rates) }));
  const received = valued.reduce((sum, { cents }) => sum + cents, 0);
  const excess = received - due;
  // compared before rounding to cents, which may be worth more than what the nearest note leaves
  const off = sumOf(tenders, (tender) => partsOf(tender, rates)).minus(due);
  if (Math.abs(off.round(6)) <= halfStep(changeIn ?? valued.at(-1)?.currency ?? rial, rial, rates))
    return { tenders: valued, change: [], rounding: excess, paid: due, over: 0 };
  if (excess < 0) return { tenders: valued, change: [], rounding: 0, paid: received, over: 0 };
  if (!changeIn) return { tenders: valued, change: [], rounding: 0, paid: due, over: excess };
  const change = changeFor(excess, changeIn, rial, rates);
  const handedBack = change.reduce((sum, { cents }) => sum + cents, 0);
  return { tenders: valued, change, rounding: excess - handedBack, paid: due, over: 0 };
}

interface Rest extends Omit<Question, 'tenders'> {
  /** The currency and kind of the money that pays the rest, and the money besides it. */
  currency: CurrencyUnit;
  isCash: boolean;
  others?: readonly TenderAmount[];
}

/**
 * Returns the units of a currency that pay what the other tenders leave of an amount due: of cash the nearest in notes
 * that exist, rounded up when the nearest is too little; to the last unit where notes would leave more than change can
 * give back, or are none at all.
 */
export function unitsToPay({ currency, isCash, others = [], ...question }: Rest): number {
  const received = others.reduce((sum, tender) => sum + valueOf(tender, question.rates), 0);
  const units = unitsOf(Math.max(0, question.due - received), currency, question.rates) ?? 0;
  const notes = units / currency.cashStep;
  if (!isCash || Math.round(notes) === 0) return units;
  const pays = (handed: number) => {
    const { paid, over } = settleTender({ ...question, tenders: [...others, { currency, units: handed }] });
    return paid === question.due && over === 0;
  };
  const inNotes = [Math.round(notes), Math.ceil(notes)].map((count) => count * currency.cashStep);
  return inNotes.find(pays) ?? units;
}

/**
 * Returns what stays owed of a debt after a payment, in rials, or in dollars without a rate: the value of the cents that
 * the books will hold. The debt in rials less the rials handed over would be a few rials off.
 */
export const owedAfter = (due: number, { paid }: Pick<Settled, 'paid'>, { usdToYer }: Rates): MoneyAmount =>
  usdToYer === null
    ? { currency: base, amount: (due - paid) / 100 }
    : { currency: quoted, amount: toYer(due - paid, usdToYer) };

const partsOf = ({ currency, units }: TenderAmount, rates: Rates) =>
  partsOfCents(units, currency, rates) ?? exact(0);

const valueOf = ({ currency, units }: TenderAmount, rates: Rates): number =>
  centsOf(units, currency, rates) ?? 0;

/** Rounds change to the cash step of its currency. Coins of a dollar don't exist here: its rest is paid in rials. */
function changeFor(cents: number, currency: CurrencyUnit, rial: CurrencyUnit, rates: Rates): ValuedTender[] {
  const inRials = currency.code === base && unitsOf(cents, rial, rates) !== undefined;
  const wanted = unitsOf(cents, currency, rates) ?? 0;
  const { cashStep } = currency;
  const units = (inRials ? Math.floor(wanted / cashStep) : Math.round(wanted / cashStep)) * cashStep;
  const whole = { currency, units, cents: valueOf({ currency, units }, rates) };
  const rest = inRials ? changeFor(cents - whole.cents, rial, rial, rates) : [];
  return [...(units > 0 ? [whole] : []), ...rest];
}

/** Half a cash step in cents; the dollar's rest is paid in rials, so the rial's step counts for it. */
function halfStep(currency: CurrencyUnit, rial: CurrencyUnit, rates: Rates): number {
  const finest = currency.code === base ? rial : currency;
  return partsOf({ currency: finest, units: finest.cashStep }, rates).over(2).round(6);
}

/** The rial, for callers that hold a list of currencies. */
export const isRial = ({ code }: Pick<CurrencyUnit, 'code'>): boolean => code === quoted;
