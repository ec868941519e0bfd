import { cashApi, moneyMovementKinds } from '@turoos/contract';
import { BookOpenText } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { useRecordId } from '@/lib/navigation/hooks';
import { useDrawers } from '@/shared/cash/use-drawers';
import { useCurrencies } from '@/shared/money/use-currencies';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { FilterRow } from '@/ui/FilterRow';
import { FilterSelect } from '@/ui/FilterSelect';
import { PageHeader } from '@/ui/PageHeader';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { RefreshButton } from '@/ui/RefreshButton';
import { Balances } from '../Balances';
import { bookColumns } from './book-columns';

/** The cash book of a drawer: everything that entered or left it. */
export function BookScreen() {
  const id = useRecordId();
  const drawer = useDrawers().data?.find(({ _id }) => _id === id);
  const list = useList('cash', cashApi.book, {
    params: { id },
    filters: ['startDate', 'endDate', 'currency', 'kind'],
    sort: '-at',
    limit: 50,
  });
  const currencies = useCurrencies();
  return (
    <>
      <PageHeader
        title={drawer ? `يومية ${drawer.name}` : 'يومية الصندوق'}
        description={drawer?.balances && <Balances of={drawer} />}
        more={
          <>
            <ExportButton
              list={cashApi.book}
              params={{ id }}
              query={list.query}
              fileName="cash-book"
              things="يومية الصندوق"
            />
            <RefreshButton of={[list.result]} />
          </>
        }
      />
      <FilterRow list={list} columns={bookColumns}>
        <FilterSelect
          list={list}
          name="kind"
          label="الحركة"
          all="كل الحركات"
          options={optionsOf(moneyMovementKinds)}
        />
        <FilterSelect
          list={list}
          name="currency"
          label="العملة"
          all="كل العملات"
          options={currencies.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <PeriodFilter list={list} />
      </FilterRow>
      <DataTable
        label="يومية الصندوق"
        columns={bookColumns}
        failedTitle="فشل في جلب يومية الصندوق"
        list={list}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyState
            icon={BookOpenText}
            title="لا توجد حركات بعد"
            message="يظهر هنا كل نقد يدخل الصندوق أو يخرج منه."
          />
        }
      />
    </>
  );
}
