import { readableVouchers, voucherKinds, vouchersApi } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { usePrintVoucher } from '@/shared/vouchers/use-print-voucher';
import { voucherColumns } from '@/shared/vouchers/voucher-columns';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { PeriodFilter } from '@/ui/PeriodFilter';

import { VoucherMenu } from './VoucherMenu';

/** The vouchers of payments by customers and to suppliers. */
export function VouchersScreen() {
  const list = useList('cash', vouchersApi.list, {
    filters: ['kind', 'startDate', 'endDate'],
    sort: '-date',
  });
  const printing = usePrintVoucher();
  const mayCollect = usePermit('customers:read');
  const hasBoth = readableVouchers(useUser()).length > 1;
  return (
    <>
      <PageHeader title="سندات القبض والصرف" />
      <FilterBar list={list} searchLabel="ابحث برقم السند أو الاسم">
        {hasBoth && (
          <FilterSelect
            list={list}
            name="kind"
            label="النوع"
            all="كل السندات"
            options={optionsOf(voucherKinds)}
          />
        )}
        <PeriodFilter list={list} />
      </FilterBar>
      <DataTable
        label="السندات"
        columns={voucherColumns}
        failedTitle="فشل في جلب السندات"
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id: id }) => void navigate({ to: '/vouchers/$id', params: { id } })}
        renderActions={(voucher) => <VoucherMenu voucher={voucher} printing={printing} />}
        empty={
          <EmptyState
            icon={ReceiptText}
            title="لا توجد سندات بعد"
            message="كل دفعة تُقبض من عميل أو تُدفع لمورد يصدر لها سند برقمه، ويظهر هنا."
            action={
              <LinkButton to="/customers" disabledReason={mayCollect.reason}>
                قبض دفعة من عميل
              </LinkButton>
            }
          />
        }
      />
      {printing.job}
    </>
  );
}
