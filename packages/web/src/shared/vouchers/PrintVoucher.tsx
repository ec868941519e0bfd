import type { VoucherDetail } from '@turoos/contract';
import { useEffect } from 'react';
import { printOnce } from '@/lib/print/print-copy';
import { PrintedSlip } from '@/shared/cash/PrintedSlip';
import { usePaper, type Paper } from '@/shared/shop/use-paper';
import { VoucherSlip } from './VoucherSlip';

type PrintVoucherProps = {
  voucher: VoucherDetail;
  /** By default that of this device. */
  paper?: Paper | undefined;
};

/** Prints a voucher by the browser, without showing it. */
export function PrintVoucher({ voucher, paper }: PrintVoucherProps) {
  const [usual] = usePaper();
  useEffect(() => printOnce(document.fonts.ready), []);
  return (
    <PrintedSlip>
      <VoucherSlip voucher={voucher} paper={paper ?? usual} />
    </PrintedSlip>
  );
}
