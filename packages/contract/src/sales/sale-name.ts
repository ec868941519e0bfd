import type { Sale } from './sales.schema';

type Numbered = Pick<Sale, 'saleNumber' | 'offlineNumber'>;

/** Returns the invoice number, or the provisional one until the server gives one; a held invoice has none yet. */
export const saleName = ({ saleNumber, offlineNumber }: Numbered): string =>
  saleNumber ?? offlineNumber ?? 'فاتورة معلقة';

/** Whether a till made the sale without the server, which does not know it yet. */
export const isProvisional = ({ saleNumber, offlineNumber }: Numbered): boolean =>
  saleNumber === null && offlineNumber !== undefined;

/** The mark of a sale on screens until the server gives it a number. */
export const provisional = 'مؤقتة';

/** The same on its receipt, where the customer reads it. */
export const provisionalOnPaper = 'مؤقتة، يصدر رقمها النهائي عند عودة الخادم';

/** Shown in place of values that are decided when a held invoice is completed. */
export const decidedLater = 'تُحدد عند إكمال الفاتورة';
