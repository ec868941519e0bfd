import {
  amountDigits,
  currencyIn,
  formatRials,
  formatUsd,
  keptInRials,
  leads,
  quoted,
  tenderMethods,
  toYer,
  usualCurrencies,
  YER,
  type DisplayCurrency,
  type Sale,
  type Tender,
} from '@turoos/contract';
import type { InvoiceSheet } from './invoice-sheet';

type Handed = InvoiceSheet['handed'][number];
type Paid = Pick<Sale, 'tenders' | 'change' | 'rounding' | 'tillPaid' | 'usd_to_yer'>;

const moneyLine = (
  label: string,
  { currency: code, amount }: Pick<Tender, 'currency' | 'amount'>,
): Handed => {
  const currency = currencyIn(usualCurrencies, code);
  const digits = amountDigits(amount, currency);
  return leads(currency)
    ? { label, amount: `${currency.symbol}${digits}`, symbol: '' }
    : { label, amount: digits, symbol: currency.symbol };
};

export const methodName = ({ method }: { method: string }): string =>
  (tenderMethods as Readonly<Record<string, string>>)[method] ?? method;

const labelOf = (tender: Tender): string =>
  tender.method === 'cash'
    ? `المستلم ${tenderMethods.cash}`
    : `المستلم: ${[methodName(tender), tender.reference].filter(Boolean).join(' ')}`;

/** Whether the money is what the paid amount says anyway: the same rials in cash. */
const isPlain = ({ tenders = [], change, rounding, tillPaid, usd_to_yer }: Paid): boolean => {
  const [first, ...more] = tenders;
  if (!first) return true;
  return (
    more.length === 0 &&
    !change &&
    !rounding &&
    first.method === 'cash' &&
    first.currency === quoted &&
    (usd_to_yer === null || first.amount === toYer(tillPaid, usd_to_yer))
  );
};

/** Returns the rounding in the shop's display currency; none where it is less than that currency's smallest unit. */
function roundingOf(sale: Paid, display: DisplayCurrency): Handed[] {
  const { rounding = 0, tillPaid, usd_to_yer: rate } = sale;
  const label = 'فرق التقريب';
  if (rounding === 0) return [];
  if (display === 'USD' || rate === null) return [{ label, amount: formatUsd(rounding), symbol: '' }];
  const byCents = toYer(rounding, rate);
  const kept = (keptInRials(sale, rate) ?? Infinity) - toYer(tillPaid, rate);
  // exact where rials and dollars changed hands and nothing else, such as credit, explains the difference
  const rials = Math.abs(kept - byCents) * 100 <= 2 * rate ? kept : byCents;
  return rials === 0 ? [] : [{ label, amount: formatRials(rials), symbol: YER }];
}

/** Lists the money handed over at a sale in its own currencies, the change, and the rounding. */
export function handedOver(sale: Paid, display: DisplayCurrency): Handed[] {
  if (isPlain(sale)) return [];
  const { tenders = [], change } = sale;
  return [
    ...tenders.map((tender) => moneyLine(labelOf(tender), tender)),
    ...(change ? [change, ...(change.rest ? [change.rest] : [])] : []).map((back) =>
      moneyLine('الباقي', back),
    ),
    ...roundingOf(sale, display),
  ];
}
