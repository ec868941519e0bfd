import {
  amountDigits,
  currencyIn,
  formatUsd,
  leads,
  quoted,
  tenderMethods,
  toYer,
  usualCurrencies,
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

/** Lists the money handed over at a sale in its own currencies, the change, and the rounding. */
export function handedOver(sale: Paid): Handed[] {
  if (isPlain(sale)) return [];
  const { tenders = [], change, rounding = 0 } = sale;
  return [
    ...tenders.map((tender) => moneyLine(labelOf(tender), tender)),
    ...(change ? [change, ...(change.rest ? [change.rest] : [])] : []).map((back) =>
      moneyLine('الباقي', back),
    ),
    ...(rounding === 0 ? [] : [{ label: 'فرق التقريب', amount: formatUsd(rounding), symbol: '' }]),
  ];
}
