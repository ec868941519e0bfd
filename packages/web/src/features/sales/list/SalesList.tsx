import { ltr, salesApi, type Sale } from '@turoos/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { ApiError } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { HeldOnTill } from '@/shared/till/HeldOnTill';
import { AccessDenied } from '@/ui/AccessDenied';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportPicked } from '@/ui/ExportPicked';
import { useRefundDialog, useSettleDialog } from '../dialogs';
import { useCancelSale } from '../use-cancel-sale';
import { SaleMenu } from './SaleMenu';
import { salesColumns } from './sales-columns';
import { SalesFilters, salesFilters } from './SalesFilters';
import { NewSaleLink, SalesHeader } from './SalesHeader';
import { SaleViewDialog } from './SaleViewDialog';

export function SalesList() {
  const client = useQueryClient();
  const list = useList('sales', salesApi.list, { name: 'sales', filters: salesFilters });
  const { error, isRefetching } = list.result;
  const view = useViewFromUrl();
  const refund = useRefundDialog();
  const settle = useSettleDialog();
  const cancel = useCancelSale();
  const { allowed } = usePermit('sales:create');
  const picked = usePicked<Sale>(({ saleNumber }) => (saleNumber ? ltr(saleNumber) : 'فاتورة معلقة'));

  if (error instanceof ApiError && error.status === 403)
    return <AccessDenied message="ليس لديك صلاحية لعرض فواتير المبيعات." />;

  return (
    <>
      <SalesHeader
        list={list}
        onRefresh={() => void invalidate(client, ['sales'])}
        refreshing={isRefetching}
      />
      <div className="mb-3 empty:hidden">
        <HeldOnTill />
      </div>
      <SalesFilters list={list} />
      <DataTable
        label="فواتير المبيعات"
        columns={salesColumns}
        picked={picked}
        bulk={
          <ExportPicked endpoint={salesApi.exportPicked} picked={picked} fileName="sales" things="الفواتير" />
        }
        failedTitle="فشل في تحميل فواتير المبيعات"
        list={list}
        rowKey={(sale) => sale._id}
        onOpen={(sale) => (sale.status === 'pending' && allowed ? complete(sale) : view.show(sale._id))}
        renderActions={(sale) => (
          <SaleMenu
            sale={sale}
            actions={{
              onView: () => view.show(sale._id),
              onPrint: () => view.show(sale._id, true),
              onRefund: () => refund.show({ sale, place: 'list' }),
              onSettle: () => settle.show(sale),
              onCancel: () => void cancel(sale),
            }}
          />
        )}
        empty={
          <EmptyState
            icon={ReceiptText}
            title="لا توجد فواتير مبيعات."
            message="أول فاتورة تحفظها تظهر هنا."
            action={<NewSaleLink />}
          />
        }
      />
      <SaleViewDialog id={view.id} printing={view.printing} onClose={view.close} />
      {refund.dialog}
      {settle.dialog}
    </>
  );
}

/** Goes back to the counter with a held invoice. */
const complete = ({ _id: held }: Sale) => void navigate({ to: '/sales', search: { new: '1', held } });

interface View {
  /** Id of the invoice to show, from the URL. */
  id: string | undefined;
  /** Opens the print dialog as soon as the invoice is shown. */
  printing: boolean;
}

/** Keeps the shown invoice in the URL, so that a link can open it. */
function useViewFromUrl(): View & {
  show: (id: string, printing?: boolean) => void;
  close: () => void;
} {
  const { view, print } = useSearch();
  const go = (changes: { view?: string; print?: '1' }) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, view: undefined, print: undefined, ...changes }),
      keepScroll: true,
    });
  return {
    id: typeof view === 'string' ? view : undefined,
    printing: String(print) === '1',
    show: (id, printing = false) => go({ view: id, ...(printing && { print: '1' }) }),
    close: () => go({}),
  };
}
