import type { Job } from '../kernel/jobs';
import { startDuePrinters, type PrinterLimits } from '../modules/printing';

/** Finds every minute what no process prints; what is asked for is printed at once by the process that was asked. */
export const printing = (limits: PrinterLimits): Job<'db' | 'background' | 'announce' | 'warn'> => ({
  name: 'printing',
  schedule: '* * * * *',
  run: (context) => startDuePrinters({ ...context, limits }),
});
