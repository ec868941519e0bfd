import { activityTypes } from '@turoos/contract';
import { History } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterSelect } from '@/ui/FilterSelect';
import { activityColumns } from './activity-columns';
import { useActivities } from './use-user-page';

export function RecentActivities({ id }: { id: string }) {
  const { list, activities } = useActivities(id);
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
        query={activities}
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
