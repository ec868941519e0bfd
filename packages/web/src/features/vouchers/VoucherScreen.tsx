import {
  voucherKinds,
  vouchersApi,
  voucherStatus,
  voucherTexts,
  ltr,
  type VoucherDetail,
} from '@turoos/contract';
import { Download, FileX, MessageCircle, Printer } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { useRecordId } from '@/lib/navigation/hooks';
import { Link } from '@/lib/navigation/Link';
import { SlipPreview } from '@/shared/cash/SlipPreview';
import { usePrinting } from '@/shared/printing/use-printing';
import { useShop } from '@/shared/shop/use-shop';
import { VoucherSlip } from '@/shared/vouchers/VoucherSlip';
import { sendVoucher } from '@/shared/vouchers/voucher-text';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Kbd } from '@/ui/Kbd';
import { PageHeader } from '@/ui/PageHeader';
import { RecordPage } from '@/ui/RecordPage';
import { useSaveVoucher } from './use-save-voucher';

const PRINT_KEY = 'P';

/** One voucher, as it is printed. */
export function VoucherScreen() {
  const id = useRecordId();
  const voucher = useData('cash', vouchersApi.get, { params: { id } });
  return (
    <RecordPage
      query={voucher}
      layout="single"
      heading="سند"
      failed="فشل في جلب السند"
      gone={{
        title: voucherTexts.notFound,
        icon: FileX,
        back: { to: '/vouchers', label: 'العودة إلى السندات' },
      }}
    >
      {(known) => <Paper voucher={known} />}
    </RecordPage>
  );
}

function Paper({ voucher }: { voucher: VoucherDetail }) {
  const { _id: id, kind, number, party, status } = voucher;
  const printing = usePrinting('receipt');
  const byBrowser = () => window.print();
  const print = () => (printing.hasPrinter ? printing.print({ voucher: id }, byBrowser) : byBrowser());
  useShortcut(PRINT_KEY, 'طباعة السند', print);
  const save = useSaveVoucher();
  const shop = useShop();
  return (
    <>
      <PageHeader
        title={`${voucherKinds[kind]} ${ltr(number)}`}
        description={
          <span className="flex flex-wrap items-center gap-2">
            <Link
              to={kind === 'receipt' ? '/customers/$id' : '/suppliers/$id'}
              params={{ id: party._id }}
              className="text-accent-strong hover:underline"
            >
              {legible(party.name)}
            </Link>
            {status !== 'valid' && <StatusBadge status={voucherStatus[status]} />}
          </span>
        }
        actions={
          <Button
            variant="primary"
            icon={Printer}
            busy={printing.isBusy}
            aria-keyshortcuts={PRINT_KEY}
            onClick={print}
          >
            طباعة
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd keys={PRINT_KEY} />
            </span>
          </Button>
        }
        more={
          <>
            {printing.hasPrinter && <Button onClick={byBrowser}>طباعة بالمتصفح</Button>}
            <Button icon={Download} busy={save.isPending} onClick={() => save.mutate(id)}>
              حفظ ملف PDF
            </Button>
            <Button icon={MessageCircle} onClick={() => sendVoucher(voucher, shop.name)}>
              واتساب
            </Button>
          </>
        }
      />
      <SlipPreview render={(paper) => <VoucherSlip voucher={voucher} paper={paper} />} />
      {printing.notice}
    </>
  );
}
