import { cancelSaleBlocked, refundSaleBlocked, settleSaleBlocked, type Sale } from '@turoos/contract';
import { Ban, FileDown, HandCoins, Play, Printer, Undo2 } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { navigate } from '@/lib/navigation/hooks';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { legible } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { useRefundDialog, useSettleDialog } from '../dialogs';
import { useExportPdf } from '../invoice/use-export-pdf';
import { usePrintSale } from '../invoice/use-print-sale';
import { useRefundByScan } from '../refund/use-refund-by-scan';
import { saleName } from '../sale-labels';
import { SaleBadges } from '../SaleBadges';
import { useCancelSale } from '../use-cancel-sale';
import { useSaleCustomer } from '../use-sale-customer';
import { MoreMenu } from './MoreMenu';

export function SaleHeader({ sale }: { sale: Sale }) {
  const mayCreate = usePermit('sales:create');
  const maySettle = usePermit('sales:update');
  const mayRefund = usePermit('sales:refund');
  const mayCancel = usePermit('sales:cancel');
  const refund = useRefundDialog();
  const settle = useSettleDialog();
  const showRefund = () => refund.show({ sale, place: 'detail' });
  useRefundByScan(sale, showRefund);
  const cancel = useCancelSale();
  const pdf = useExportPdf();
  const printing = usePrintSale();
  const customerPhone = useSaleCustomer(sale)?.phone ?? '';
  const onPaper = (
    <Link to="/sales/$id/print" params={{ id: sale._id }} className={buttonStyle()}>
      <Printer className="size-4 shrink-0" aria-hidden="true" />
      طباعة
    </Link>
  );

  return (
    <>
      <PageHeader
        title={saleName(sale)}
        description={
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <SaleBadges sale={sale} />
            <span>{formatDateTime(sale.createdAt)}</span>
            <span>{legible(sale.customerName)}</span>
          </span>
        }
        actions={
          sale.status === 'pending' ? (
            <Button
              variant="primary"
              icon={Play}
              disabledReason={mayCreate.reason}
              onClick={() => void navigate({ to: '/sales', search: { new: '1', held: sale._id } })}
            >
              إكمال
            </Button>
          ) : printing.hasPrinter ? (
            <Button icon={Printer} onClick={() => printing.print(sale)}>
              طباعة الإيصال
            </Button>
          ) : (
            onPaper
          )
        }
        more={
          <>
            {(sale.status === 'pending' || printing.hasPrinter) && onPaper}
            <Button
              icon={FileDown}
              busy={pdf.isPending}
              onClick={() => pdf.mutate({ sale, choice: 'historical', customerPhone })}
            >
              تصدير PDF
            </Button>
            <Button
              icon={HandCoins}
              disabledReason={maySettle.reason ?? settleSaleBlocked(sale)}
              onClick={() => settle.show(sale)}
            >
              تسديد المتبقي
            </Button>
            <Button
              icon={Undo2}
              disabledReason={mayRefund.reason ?? refundSaleBlocked(sale)}
              onClick={showRefund}
            >
              مرتجع
            </Button>
            <Button
              icon={Ban}
              disabledReason={mayCancel.reason ?? cancelSaleBlocked(sale)}
              onClick={() => void cancel(sale)}
            >
              إلغاء الفاتورة
            </Button>
            <MoreMenu
              sale={sale}
              customerPhone={customerPhone}
              onPdf={(choice) => pdf.mutate({ sale, choice, customerPhone })}
            />
          </>
        }
      />
      {refund.dialog}
      {settle.dialog}
      {printing.job}
    </>
  );
}
