import type { Sale } from './sales.schema';

/** Returns the invoice number; a held invoice has none yet. */
export const saleName = ({ saleNumber }: Pick<Sale, 'saleNumber'>): string => saleNumber ?? 'فاتورة معلقة';

/** Shown in place of values that are decided when a held invoice is completed. */
export const decidedLater = 'تُحدد عند إكمال الفاتورة';
