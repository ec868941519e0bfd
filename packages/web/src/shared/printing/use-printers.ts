import { printingApi, type Printer } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useDevicePrinter } from '@/lib/print/device-printer';

type PrinterUse = 'receipt' | 'label';

export const usePrinters = () => useData('printing', printingApi.printers, {}, { staleTime: 60_000 });

const prints = ({ kind, isActive }: Printer, use: PrinterUse) =>
  isActive && (kind === 'label') === (use === 'label');

/** Where this device prints: whether the shop has a printer for it, and which one, unless the server chooses. */
export function usePrinterFor(use: PrinterUse): { exists: boolean; printer: string | undefined } {
  const device = useDevicePrinter();
  const { data: printers = [] } = usePrinters();
  const fitting = printers.filter((printer) => prints(printer, use));
  if (use === 'label') return { exists: fitting.length > 0, printer: undefined };
  const own = fitting.find(({ _id }) => _id === device)?._id;
  return { exists: device !== 'browser' && fitting.length > 0, printer: own };
}
