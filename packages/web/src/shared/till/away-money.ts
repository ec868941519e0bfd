import {
  base,
  centsOf,
  fromUnits,
  hasRate,
  must,
  paidAtTill,
  paymentProblem,
  quoted,
  rialsPer,
  settleTender,
  tenderTexts,
  toUnits,
  unitsToPay,
  type CopiedSettings,
  type CurrencyUnit,
  type NewSale,
  type Rates,
  type Settled,
  type TenderInput,
  type TenderMethod,
} from '@turoos/contract';
import { unitOf } from '@/lib/money/typed-money';
import { awayRefusal } from './away-refusal';

/** What money is counted with at a till that cannot reach the server. */
export interface AwayCounting {
  currencies: CopiedSettings['currencies'];
  tillCurrency: string;
  rates: Rates;
}

export interface AwayMoney {
  tenders: TenderInput[];
  /** The currency in which change was wanted. */
  changeIn: string | undefined;
  settled: Settled;
}

type Payment = Pick<
  NewSale,
  'tenders' | 'change' | 'seenRates' | 'paymentStatus' | 'partialAmount' | 'paymentMethod'
>;

/** Takes the money of a sale by the rules of the server; throws what it would refuse. */
export function takeAway(
  payment: Payment,
  grandTotal: number,
  hasCustomer: boolean,
  counting: AwayCounting,
): AwayMoney {
  refuseOtherRates(payment.seenRates, counting);
  const tenders = payment.tenders ?? impliedTenders(payment, grandTotal, hasCustomer, counting);
  const changeIn = payment.tenders && payment.change?.currency;
  const amounts = tenders.map(({ currency, amount }) => {
    const unit = ratedUnit(currency, counting);
    const units = toUnits(amount, unit);
    if (units === undefined) throw awayRefusal(tenderTexts.notWhole(currency));
    return { currency: unit, units };
  });
  if (tenders.length > 0 && amounts.every(({ currency, units }) => !centsOf(units, currency, counting.rates)))
    throw awayRefusal(tenderTexts.worthless);
  const settled = settleTender({
    due: grandTotal,
    tenders: amounts,
    changeIn: changeIn === undefined ? undefined : ratedUnit(changeIn, counting),
    rial: unitNamed(quoted, counting),
    rates: counting.rates,
  });
  const problem = moneyProblem(payment, tenders, settled, { grandTotal, hasCustomer });
  if (problem) throw awayRefusal(problem);
  return { tenders, changeIn, settled: tenders.length > 0 ? settled : unpaid };
}

/** Nothing was handed over: a free sale is paid, any other is owed. */
const unpaid: Settled = {
  tenders: [],
  change: [],
  rounding: 0,
  paid: 0,
  over: 0,
};

function moneyProblem(
  { tenders: given, paymentStatus }: Payment,
  tenders: readonly TenderInput[],
  settled: Settled,
  { grandTotal, hasCustomer }: { grandTotal: number; hasCustomer: boolean },
): string | undefined {
  if (!given) return undefined;
  if (settled.paid < grandTotal && (!hasCustomer || paymentStatus === 'paid')) return tenderTexts.tooLittle;
  if (settled.over > 0 && !hasCustomer) return tenderTexts.tooMuch;
  if (paymentStatus === 'deferred') return tenderTexts.contradicts;
  const notCash = settled.tenders
    .filter((_, index) => tenders[index]?.method !== 'cash')
    .reduce((sum, { cents }) => sum + cents, 0);
  return settled.change.length > 0 && notCash > settled.paid ? tenderTexts.changeFromCash : undefined;
}

/** Without tenders, one in the till's currency settles what the request names, as the server takes it. */
function impliedTenders(
  { paymentStatus, partialAmount, paymentMethod }: Payment,
  grandTotal: number,
  hasCustomer: boolean,
  counting: AwayCounting,
): TenderInput[] {
  const choice = { paymentType: paymentStatus, partialAmount };
  const problem = paymentProblem(choice, { grandTotal, hasCustomer });
  if (problem) throw awayRefusal(problem.message);
  const cents = paidAtTill(choice, grandTotal);
  if (cents === 0) return [];
  const { tillCurrency, currencies, rates } = counting;
  const isUsual =
    hasRate(tillCurrency, rates) &&
    currencies.some(({ code, isActive }) => code === tillCurrency && isActive);
  const currency = unitNamed(isUsual ? tillCurrency : base, counting);
  const method: TenderMethod = !paymentMethod || paymentMethod === 'credit' ? 'cash' : paymentMethod;
  const units = unitsToPay({
    due: cents,
    currency,
    isCash: method === 'cash',
    rial: unitNamed(quoted, counting),
    rates,
  });
  return [{ currency: currency.code, amount: fromUnits(units, currency), method }];
}

function refuseOtherRates(seen: Payment['seenRates'] = {}, { rates }: AwayCounting): void {
  const changed = Object.keys(seen).flatMap((code) => {
    const rate = rialsPer(code, rates);
    return rate === seen[code] || rate === undefined ? [] : [[code, rate] as const];
  });
  if (changed.length === 0) return;
  const worded = changed.map(([code, rate]) => `${code} ${rate}`);
  throw awayRefusal(tenderTexts.rateChanged(worded), { rates: Object.fromEntries(changed) });
}

function ratedUnit(code: string, counting: AwayCounting): CurrencyUnit {
  const known = counting.currencies.find((currency) => currency.code === code && currency.isActive);
  if (!known) throw awayRefusal(tenderTexts.unknownCurrency(code));
  if (!hasRate(code, counting.rates)) throw awayRefusal(tenderTexts.noRate(known.name));
  return unitOf(known);
}

const unitNamed = (code: string, { currencies }: AwayCounting): CurrencyUnit =>
  unitOf(must(currencies.find((currency) => currency.code === code)));
