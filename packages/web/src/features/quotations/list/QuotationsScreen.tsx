import { quotationsApi, quotationStatus } from '@turoos/contract';
import { FileText } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { quotationColumns } from '@/shared/quotations/quotation-columns';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { NewQuotationLink, QuotationsHeader } from './QuotationsHeader';
import { quotationFilters } from './quotations-list';

const statuses = [
  { value: 'open', label: 'بانتظار العميل' },
  { value: 'won', label: 'بيع منها' },
  ...optionsOf(quotationStatus),
];

/** All quotations, with what became of them. */
export function QuotationsScreen() {
  const list = useList('quotations', quotationsApi.list, { filters: quotationFilters, sort: '-createdAt' });
  return (
    <>
      <QuotationsHeader list={list} />
      <FilterBar
        list={list}
        columns={quotationColumns}
        searchLabel="ابحث بالرقم أو العميل أو هاتفه أو السيارة"
      >
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
        <PeriodFilter list={list} />
      </FilterBar>
      <DataTable
        label="عروض الأسعار"
        columns={quotationColumns}
        failedTitle="فشل في تحميل عروض الأسعار"
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id: id }) => void navigate({ to: '/quotations/$id', params: { id } })}
        empty={
          <EmptyState
            icon={FileText}
            title="لا توجد عروض أسعار"
            message="اكتب ما سأل عنه العميل بخياراته وأسعارها، ثم اطبعه أو أرسله، وبِعه متى عاد."
            action={<NewQuotationLink />}
          />
        }
      />
    </>
  );
}
