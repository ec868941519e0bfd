import { cashApi, shiftStatus } from '@turoos/contract';
import { History } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { useDrawers } from '@/shared/cash/use-drawers';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterRow } from '@/ui/FilterRow';
import { FilterSelect } from '@/ui/FilterSelect';
import { LinkButton } from '@/ui/LinkButton';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { shiftColumns } from './shift-columns';

/** The shifts of the past, the newest first: all of them for those who manage cash, else the user's own. */
export function ShiftsTab() {
  const list = useList('cash', cashApi.shifts, {
    filters: ['startDate', 'endDate', 'drawer', 'status'],
    sort: '-openedAt',
  });
  const { data: drawers = [] } = useDrawers();
  return (
    <>
      <FilterRow list={list} columns={shiftColumns}>
        <FilterSelect
          list={list}
          name="drawer"
          label="الصندوق"
          all="كل الصناديق"
          options={drawers.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <FilterSelect
          list={list}
          name="status"
          label="الحالة"
          all="كل الحالات"
          options={optionsOf(shiftStatus)}
        />
        <PeriodFilter list={list} />
      </FilterRow>
      <DataTable
        label="سجل الورديات"
        columns={shiftColumns}
        failedTitle="فشل في جلب الورديات"
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id: id }) => void navigate({ to: '/cash/shifts/$id', params: { id } })}
        empty={
          <EmptyState
            icon={History}
            title="لا توجد ورديات بعد"
            message="تظهر هنا كل وردية تُفتح على صندوق، مع تقرير إقفالها وما فيه من فرق."
            action={<LinkButton to="/cash">فتح وردية</LinkButton>}
          />
        }
      />
    </>
  );
}
