import {
  displayCurrencyOf,
  formatDateTime,
  formatNumber,
  formatUsd,
  kindAndBrand,
  piece,
  quotationStatus,
  quotedRials,
  type Quotation,
} from '@turoos/contract';
import type { PaperStore } from './paper-store';
import type { QuotationSheet } from './quotation-sheet';
import type { SheetAmount } from './sheet-amount';

export const quotationTitle = 'عرض سعر';

/** '2026-11-25' → '25/11/2026' */
const dayText = (day: string): string => day.split('-').toReversed().join('/');

/** A paper that no longer holds says so; the customer need not know that it is a draft. */
const stampOf = ({ status }: Quotation): string | null =>
  status === 'expired' || status === 'lost' ? quotationStatus[status].label : null;

const carOf = ({ make, model, year }: Quotation): string => [make, model, year].filter(Boolean).join(' ');

const factsOf = (quotation: Quotation): QuotationSheet['facts'] =>
  [
    { name: 'التاريخ', value: formatDateTime(quotation.createdAt) },
    { name: 'سارٍ حتى', value: dayText(quotation.validUntil) },
    { name: 'العميل', value: quotation.customerName },
    { name: 'الهاتف', value: quotation.phone, ltr: true },
    { name: 'السيارة', value: carOf(quotation) },
    { name: 'رقم الهيكل', value: quotation.vin, ltr: true },
    { name: 'البائع', value: quotation.createdBy?.name ?? '' },
    {
      name: 'سعر الصرف',
      value: quotation.usd_to_yer === null ? '' : `${formatNumber(quotation.usd_to_yer)} ر.ي للدولار`,
    },
  ].filter(({ value }) => value !== '');

function totalsOf(
  quotation: Quotation,
  amount: (cents: number, rials: number | null | undefined) => SheetAmount,
): QuotationSheet['totals'] {
  const { subtotal, discount, tax, grandTotal } = quotation;
  const rials = quotedRials(quotation);
  return [
    ...(discount > 0 || tax > 0 ? [{ label: 'المجموع الفرعي', ...amount(subtotal, rials?.subtotal) }] : []),
    ...(discount > 0 ? [{ label: 'الخصم', ...amount(-discount, rials && -rials.discount) }] : []),
    ...(tax > 0 ? [{ label: 'الضريبة', ...amount(tax, rials?.tax) }] : []),
    { label: 'الإجمالي', ...amount(grandTotal, rials?.grandTotal), strong: true },
  ];
}

/** Builds the printed quotation's content, with the rials that were agreed on. */
export function quotationSheet(
  quotation: Quotation,
  store: PaperStore,
  logo: string | null = null,
): QuotationSheet {
  const rate = quotation.usd_to_yer;
  const amount = (cents: number, rials: number | null | undefined): SheetAmount => ({
    usd: formatUsd(cents),
    yer: rate === null || rials === null || rials === undefined ? null : formatNumber(rials),
  });
  const isChoice = quotation.lines.some(({ alternatives }) => alternatives.length > 1);
  return {
    store: { name: store.name, address: store.address, phone: store.phone, logo },
    number: quotation.number,
    stamp: stampOf(quotation),
    facts: factsOf(quotation),
    display: displayCurrencyOf(store.currency),
    lines: quotation.lines.map(({ title, alternatives }) => ({
      title,
      alternatives: alternatives.map(({ kind, brand, name, partNumber, quantity, unit, ...money }) => ({
        kind: kindAndBrand({ kind, brand }),
        name,
        partNumber,
        quantity: formatNumber(quantity) + (unit && unit.code !== piece.code ? ` ${unit.name}` : ''),
        price: amount(money.price, money.priceYer),
        total: amount(money.total, money.totalYer),
      })),
    })),
    totals: totalsOf(quotation, amount),
    totalNote: isChoice ? 'الإجمالي بالخيار الأول من كل صنف' : '',
    terms: `عرض سعر وليس فاتورة، سارٍ حتى ${dayText(quotation.validUntil)} ما دامت القطع متوفرة.`,
    rate: rate === null ? null : formatNumber(rate),
    rateMissing: rate === null,
    notes: quotation.note,
    version: store.invoiceVersion,
  };
}
