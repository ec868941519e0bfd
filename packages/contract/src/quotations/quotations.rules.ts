import { saleTotals, type Totals } from '../sales/sale-totals';
import { quotationTexts } from './quotations.texts';
import type { QuotationStatus } from './quotations.status';

interface HasStatus {
  status: QuotationStatus;
}

/** Returns why a quotation can't be changed any more; a lost or expired one can, and is open again. */
export const editQuotationBlocked = ({ status }: HasStatus): string | undefined =>
  status === 'accepted' || status === 'partly' ? quotationTexts.sold : undefined;

export const sellQuotationBlocked = ({ status }: HasStatus): string | undefined =>
  status === 'accepted' ? quotationTexts.soldWhole : undefined;

export const loseQuotationBlocked = ({ status }: HasStatus): string | undefined =>
  status === 'lost' ? quotationTexts.alreadyLost : editQuotationBlocked({ status });

/** Goods are kept only while the customer may still come for them. */
export const keepForQuotationBlocked = ({ status }: HasStatus): string | undefined =>
  status === 'draft' || status === 'sent' || status === 'partly' ? undefined : quotationTexts.over(status);

interface Priced {
  price: number;
  quantity: number;
}

/** Returns the totals of a quotation, which are those of the first alternative of each line. */
export const quotationTotals = (
  lines: readonly { alternatives: readonly Priced[] }[],
  { discount, taxRate }: { discount: number; taxRate: number },
): Totals =>
  saleTotals(
    lines.flatMap(({ alternatives }) => alternatives.slice(0, 1)),
    { discount, taxRate },
  );

/** Returns the share of quotations that were sold of those that are decided, in whole percent; null without any. */
export const wonPercent = (won: number, over: number): number | null =>
  won + over === 0 ? null : Math.round((won * 100) / (won + over));
