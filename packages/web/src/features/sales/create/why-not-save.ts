import {
  fitsUnit,
  piece,
  quantityText,
  quantityTexts,
  saleTexts,
  unitTexts,
  type Customer,
  type Totals,
} from '@turoos/contract';
import type { Draft } from './draft';
import { soldLines, type Settlement } from './sale-figures';

interface Circumstances {
  /** Why the campaign's code doesn't hold for this invoice. */
  codeProblem: string | undefined;
  customer: Pick<Customer, 'name' | 'isBlocked' | 'isActive'> | null;
  totals: Totals;
  settlement: Settlement;
  mayOverride: boolean;
}

/** Why this customer can't buy on credit; undefined when it is possible. */
export function creditRefusal(
  customer: Pick<Customer, 'name' | 'isBlocked' | 'isActive'> | null,
): string | undefined {
  if (customer?.isBlocked) return saleTexts.customerBlocked(customer.name);
  if (customer && !customer.isActive) return saleTexts.customerInactive(customer.name);
  return undefined;
}

/** Why the invoice can be neither saved nor held. */
export function whyNotHold(
  draft: Draft,
  { totals, codeProblem }: Pick<Circumstances, 'totals' | 'codeProblem'>,
): string | undefined {
  if (soldLines(draft).length === 0) return saleTexts.empty;
  if (totals.discount > totals.subtotal) return saleTexts.discountTooBig;
  return codeProblem;
}

const fractionOf = ({ name, unit = piece }: Draft['lines'][number]): string =>
  unit.decimals === 0 ? unitTexts.whole(name, unit.name) : quantityTexts.decimals;

/** The first thing that stands between the invoice and saving it. */
export function whyNotSave(draft: Draft, circumstances: Circumstances): string | undefined {
  const { customer, totals, settlement, mayOverride } = circumstances;
  const unholdable = whyNotHold(draft, circumstances);
  if (unholdable) return unholdable;
  const broken = soldLines(draft).find(({ quantity, unit = piece }) => !fitsUnit(quantity, unit));
  if (broken) return fractionOf(broken);
  const short = soldLines(draft).find(({ quantity, stock }) => quantity > stock);
  if (short) {
    const { name, quantity, stock, unit = piece } = short;
    return saleTexts.moreThanStock(name, quantityText(quantity, unit), quantityText(stock, unit));
  }
  if (!draft.paymentType) return saleTexts.paymentTypeRequired;
  if (draft.paymentType === 'paid') return undefined;
  if (!draft.customer) return saleTexts.customerRequired;
  const refusal = creditRefusal(customer);
  if (refusal) return refusal;
  if (draft.paymentType === 'partial') {
    if (!draft.paid || draft.paid < 0) return saleTexts.partialRequired;
    if (draft.paid > totals.grandTotal) return saleTexts.paidTooMuch;
  }
  if (settlement.overLimit && !draft.overrideCreditLimit)
    return mayOverride ? 'أكّد تجاوز حد الائتمان أولاً' : saleTexts.mayNotOverride;
  return undefined;
}
