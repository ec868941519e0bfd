import { useMutation } from '@tanstack/react-query';
import { printingApi, type LabelsToPrint, type PrintJob } from '@turoos/contract';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { newId } from '@/lib/platform/new-id';
import { toast } from '@/lib/toasts/toast-store';
import { usePrinterFor } from './use-printers';

const PrintNotice = lazy(() => import('./PrintNotice').then((module) => ({ default: module.PrintNotice })));

type PrintedRecord =
  | { sale: string }
  | { voucher: string }
  | { shift: string }
  | Pick<LabelsToPrint, 'labels'>;

interface Printing {
  /** Whether the server prints for this device; otherwise the browser does. */
  hasPrinter: boolean;
  /** Prints on the printer; `byBrowser` is offered when that fails. */
  print: (record: PrintedRecord, byBrowser: () => void) => void;
  isBusy: boolean;
  /** What became of the last job; must be rendered. */
  notice: ReactNode;
}

interface Sent {
  job: PrintJob;
  byBrowser: () => void;
}

function send(record: PrintedRecord, printer: string | undefined): Promise<PrintJob> {
  // each press prints once, however often its request is repeated on the way
  const options = { key: newId() };
  const choice = printer === undefined ? {} : { printer };
  if ('sale' in record)
    return call(printingApi.printSale, { params: { id: record.sale }, body: choice }, options);
  if ('voucher' in record)
    return call(printingApi.printVoucher, { params: { id: record.voucher }, body: choice }, options);
  if ('shift' in record)
    return call(printingApi.printShift, { params: { id: record.shift }, body: choice }, options);
  return call(printingApi.printLabels, { body: { ...record, ...choice } }, options);
}

/** Prints on the shop's thermal printers, without a dialog. */
export function usePrinting(use: 'receipt' | 'label'): Printing {
  const { exists, printer } = usePrinterFor(use);
  const [last, setLast] = useState<Sent | null>(null);
  const sending = useMutation({
    mutationFn: ({ record }: { record: PrintedRecord; byBrowser: () => void }) => send(record, printer),
    onSuccess: (job, { byBrowser }) => setLast({ job, byBrowser }),
    onError: (error) => toast({ tone: 'danger', title: 'تعذّرت الطباعة', message: failureText(error) }),
  });
  return {
    hasPrinter: exists,
    print: (record, byBrowser) => sending.mutate({ record, byBrowser }),
    isBusy: sending.isPending,
    notice: last && (
      <Suspense>
        <PrintNotice
          key={last.job._id}
          job={last.job}
          onBrowser={() => {
            setLast(null);
            last.byBrowser();
          }}
          onClose={() => setLast(null)}
        />
      </Suspense>
    ),
  };
}
