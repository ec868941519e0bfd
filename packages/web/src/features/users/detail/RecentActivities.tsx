import { activityTypes, usersApi } from '@turoos/contract';
import { History } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterSelect } from '@/ui/FilterSelect';
import { activityColumns } from './activity-columns';

/** A user's activities; fetched on every visit, because everything they do adds to them. */
export function RecentActivities({ id }: { id: string }) {
  const list = useList('users', usersApi.activities, {
    params: { id },
    filters: ['type'],
    sort: '-timestamp',
    refetchOnMount: 'always',
  });
  return (
    <>
      <div className="mb-3 no-print w-56 max-w-full">
        <FilterSelect
          list={list}
          name="type"
          label="نوع النشاط"
          all="كل الأنشطة"
          options={optionsOf(activityTypes)}
        />
      </div>
      <DataTable
        label="سجل النشاط"
        columns={activityColumns}
        list={list}
        rowKey={(activity) => activity._id}
        empty={
          <EmptyState
            icon={History}
            title="لا يوجد نشاط بعد"
            message="يظهر هنا الدخول والبيع وحركات المخزون."
          />
        }
      />
    </>
  );
}
