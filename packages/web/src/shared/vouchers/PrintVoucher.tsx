import type { VoucherDetail } from '@turoos/contract';
import { useEffect } from 'react';
import { PrintedSlip } from '@/shared/cash/PrintedSlip';
import { usePaper, type Paper } from '@/shared/shop/use-paper';
import { VoucherSlip } from './VoucherSlip';

type PrintVoucherProps = {
  voucher: VoucherDetail;
  /** By default that of this device. */
  paper?: Paper | undefined;
};

/** Prints a voucher by the browser, without showing it. The copy stays until it is unmounted, because some browsers print later. */
export function PrintVoucher({ voucher, paper }: PrintVoucherProps) {
  const [usual] = usePaper();
  useEffect(() => {
    let isWanted = true;
    void document.fonts.ready.then(() => isWanted && window.print());
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <PrintedSlip>
      <VoucherSlip voucher={voucher} paper={paper ?? usual} />
    </PrintedSlip>
  );
}
