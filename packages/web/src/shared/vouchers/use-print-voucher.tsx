import { vouchersApi, type VoucherDetail } from '@turoos/contract';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { usePrinting } from '@/shared/printing/use-printing';
import type { Paper } from '@/shared/shop/use-paper';
import { PrintVoucher } from './PrintVoucher';

/** Reads a voucher with all that is on the paper; says why it cannot be read. */
export const fetchVoucher = (id: string): Promise<VoucherDetail | undefined> =>
  call(vouchersApi.get, { params: { id } }).catch((error) => {
    toast({ tone: 'danger', title: 'فشل في جلب السند', message: failureText(error) });
    return undefined;
  });

interface Job {
  voucher: VoucherDetail;
  paper: Paper | undefined;
  number: number;
}

/** Prints vouchers from where they are not shown, on the shop's printer or by the browser; `job` must be rendered. */
export function usePrintVoucher() {
  const [job, setJob] = useState<Job | null>(null);
  const { hasPrinter, print, isBusy, notice } = usePrinting('receipt');
  async function byBrowser(id: string, paper?: Paper): Promise<void> {
    const voucher = await fetchVoucher(id);
    if (voucher) setJob((former) => ({ voucher, paper, number: (former?.number ?? 0) + 1 }));
  }
  return {
    hasPrinter,
    isBusy,
    byBrowser,
    print: (id: string): void =>
      hasPrinter ? print({ voucher: id }, () => void byBrowser(id)) : void byBrowser(id),
    job: (
      <>
        {notice}
        {job && <PrintVoucher key={job.number} voucher={job.voucher} paper={job.paper} />}
      </>
    ),
  };
}
