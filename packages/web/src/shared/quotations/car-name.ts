import type { QuotationRow } from '@turoos/contract';

/** Names the car of a quotation: 'تويوتا كامري 2010'. */
export const carName = ({ make, model, year }: Pick<QuotationRow, 'make' | 'model' | 'year'>): string =>
  [make, model, year].filter(Boolean).join(' ');
