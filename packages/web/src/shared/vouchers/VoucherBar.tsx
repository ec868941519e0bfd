import { voucherKinds, vouchersApi, type VoucherRef } from '@turoos/contract';
import { CircleCheck, ExternalLink, MessageCircle, Printer, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useData } from '@/lib/http/use-data';
import { lastVoucher } from '@/lib/money/last-voucher';
import { navigate, useLocation } from '@/lib/navigation/hooks';
import { useAutoPrint } from '@/lib/print/auto-print';
import { useShop } from '@/shared/shop/use-shop';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { VoucherAmount } from './VoucherAmount';
import { usePrintVoucher } from './use-print-voucher';
import { sendVoucher } from './voucher-text';

/** Names the voucher of the payment that was made last, with what is still done with it. */
export function VoucherBar({ voucher: { _id: id, number } }: { voucher: VoucherRef }) {
  const { data: voucher } = useData('cash', vouchersApi.get, { params: { id } });
  const shop = useShop();
  const printing = usePrintVoucher();
  const wantsPaper = useAutoPrint();
  const printByItself = useEffectEvent(() => wantsPaper && printing.print(id));
  useEffect(() => void printByItself(), []);
  const close = () => lastVoucher.set(null);
  // it covers what the next page shows
  const { path } = useLocation();
  const [paidAt] = useState(path);
  useEffect(() => {
    if (path !== paidAt) lastVoucher.set(null);
  }, [path, paidAt]);
  return (
    <>
      {createPortal(
        <section
          aria-label="سند آخر دفعة"
          className="fixed inset-x-3 z-40 mx-auto flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border border-success bg-surface py-2 ps-3 pe-1.5 shadow-popup max-sm:top-16 sm:bottom-24 print:hidden"
        >
          <div className="flex grow flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="flex items-center gap-1.5 font-semibold">
              <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
              <span>
                {voucher ? voucherKinds[voucher.kind] : 'السند'} <Code>{number}</Code>
              </span>
            </span>
            {voucher && (
              <>
                <VoucherAmount voucher={voucher} />
                <span>{legible(voucher.party.name)}</span>
              </>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-1.5 max-sm:grow">
            <Button size="sm" icon={Printer} busy={printing.isBusy} onClick={() => printing.print(id)}>
              طباعة
            </Button>
            <Button
              size="sm"
              icon={MessageCircle}
              busy={!voucher}
              onClick={() => voucher && sendVoucher(voucher, shop.name)}
            >
              واتساب
            </Button>
            <Button
              size="sm"
              icon={ExternalLink}
              onClick={() => {
                close();
                void navigate({ to: '/vouchers/$id', params: { id } });
              }}
            >
              فتح
            </Button>
            <span className="ms-auto">
              <IconButton label="إخفاء السند" icon={X} size="sm" onClick={close} />
            </span>
          </div>
        </section>,
        document.body,
      )}
      {printing.job}
    </>
  );
}
