import { asFile, salesApi } from '@turoos/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import { datedName } from '@/lib/http/download';
import { invalidate } from '@/lib/http/query-keys';
import { useDownload } from '@/lib/http/use-download';
import { AccessDenied } from '@/ui/AccessDenied';
import { DataTable } from '@/ui/DataTable';
import { useRefundDialog, useSettleDialog } from '../dialogs';
import { useCancelSale } from '../use-cancel-sale';
import { SaleMenu } from './SaleMenu';
import { salesColumns } from './sales-columns';
import { SalesEmpty } from './SalesEmpty';
import { SalesFilters } from './SalesFilters';
import { SalesHeader } from './SalesHeader';
import { SaleViewDialog } from './SaleViewDialog';
import { useSales } from './use-sales';
import { useViewFromUrl } from './use-view-from-url';

export function SalesList() {
  const client = useQueryClient();
  const { list, query, filter, sales } = useSales();
  const view = useViewFromUrl();
  const refund = useRefundDialog();
  const settle = useSettleDialog();
  const cancel = useCancelSale();
  const download = useDownload(asFile(salesApi.list), {
    done: 'تم تصدير البيانات',
    failed: 'فشل في تصدير البيانات',
  });

  if (sales.error instanceof ApiError && sales.error.status === 403)
    return <AccessDenied message="ليس لديك صلاحية لعرض فواتير المبيعات." />;

  return (
    <>
      <SalesHeader
        filter={filter}
        onRefresh={() => void invalidate(client, ['sales'])}
        refreshing={sales.isRefetching}
        onExport={() =>
          download.mutate({
            fileName: datedName('sales', 'csv'),
            given: { query: { ...query, page: 1, format: 'csv' } },
          })
        }
        exporting={download.isPending}
      />
      <SalesFilters list={list} />
      <DataTable
        label="فواتير المبيعات"
        columns={salesColumns}
        query={sales}
        failedTitle="فشل في تحميل فواتير المبيعات"
        list={list}
        rowKey={(sale) => sale._id}
        onOpen={(sale) => view.show(sale._id)}
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
        empty={<SalesEmpty />}
      />
      <SaleViewDialog id={view.id} printing={view.printing} onClose={view.close} />
      {refund.dialog}
      {settle.dialog}
    </>
  );
}
