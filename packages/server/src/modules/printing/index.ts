export { createPrinter } from './save-printer';
export { printerLimits, type PrinterLimits } from './printer-guard';
export { forgetOldJobs, startDuePrinters } from './due-printers';
