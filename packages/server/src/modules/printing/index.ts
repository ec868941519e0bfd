export { createPrinter } from './save-printer';
export { printerLimits, type PrinterLimits } from './printer-guard';
export { givenUpFor } from './jobs.queries';
export { forgetOldJobs, startDuePrinters } from './due-printers';
