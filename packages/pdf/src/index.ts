export type { FontFiles } from './fonts';
export { invoiceFile } from './invoice-file';
export type { InvoiceSheet } from './invoice-sheet';
export { quotationFile } from './quotation-file';
export type { QuotationSheet } from './quotation-sheet';
export { writeTableFile, type TableWriter } from './table-file';
export type { TableSheet } from './table-sheet';
export { voucherFile } from './voucher-file';
