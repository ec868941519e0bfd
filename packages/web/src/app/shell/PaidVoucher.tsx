import { lazy, Suspense, useEffect } from 'react';
import { lastVoucher } from '@/lib/money/last-voucher';

const VoucherBar = lazy(() =>
  import('@/shared/vouchers/VoucherBar').then((m) => ({ default: m.VoucherBar })),
);

/** The bar of the last payment's voucher, loaded with the first one. */
export function PaidVoucher() {
  const voucher = lastVoucher.use();
  // it is no business of the next user
  useEffect(() => () => lastVoucher.set(null), []);
  return (
    voucher && (
      <Suspense>
        <VoucherBar key={voucher._id} voucher={voucher} />
      </Suspense>
    )
  );
}
