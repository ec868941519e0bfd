import { countsApi, countStatus, type Count, type Page } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { usePermit } from '@/lib/session/can';
import { ListOptions } from '@/shared/views/ListOptions';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { DocumentMenu } from '@/shared/workflow/DocumentMenu';
import { AddButton } from '@/ui/AddButton';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useKnownColumns } from '@/ui/use-known-columns';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { countColumns } from './count-columns';
import { countKind } from './count-kind';
import { CountScreen } from './CountScreen';
import { CountsHeader } from './CountsHeader';

const statuses = optionsOf(countStatus);

/** The counts, or the one the URL names. */
export function CountsScreen() {
  const { count } = useSearch();
  return count ? <CountScreen key={count} id={count} /> : <AllCounts />;
}

function AllCounts() {
  const list = useCounts();
  const columns = useKnownColumns(countColumns);
  const statistics = useData('counts', countsApi.statistics, {});
  const form = useLazyDialog<null>(() => import('./NewCountDialog').then((m) => m.NewCountDialog));
  const create = () => form.show(null);
  useCreateFromUrl('inventoryCounts:create', create);

  return (
    <>
      <CountsHeader counts={list} statistics={statistics} onCreate={create} />
      <FilterBar
        list={list}
        searchLabel="ابحث برقم الجرد أو القائم به أو الملاحظات"
        end={<ListOptions list={list} columns={columns} />}
      >
        <WarehouseSelect
          aria-label="المستودع"
          placeholder="كل المستودعات"
          value={list.filters.warehouse}
          onChange={(id) => list.setFilter('warehouse', id)}
        />
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
      </FilterBar>
      {list.result.data?.total === NEWEST && (
        <p className="mb-3 text-sm text-muted">{`يظهر أحدث ${NEWEST} من عمليات الجرد؛ للأقدم اختر مستودعاً أو حالة.`}</p>
      )}
      <DataTable
        label="عمليات الجرد"
        failedTitle="فشل في تحميل بيانات الجرد"
        failedLead="خطأ في تحميل البيانات: "
        list={list}
        columns={columns}
        rowKey={({ _id }) => _id}
        onOpen={open}
        renderActions={(one) => <RowActions count={one} />}
        empty={
          <EmptyState
            icon={ClipboardList}
            title="لا توجد عمليات جرد بعد"
            message="ابدأ جرداً لمستودع لتقارن ما على الرفوف بما في النظام."
            action={<AddButton right="inventoryCounts:create" label="جرد جديد" onAdd={create} />}
          />
        }
      />
      {form.dialog}
    </>
  );
}

const open = ({ _id: count }: Count) => void navigate({ to: '/inventory-counts', search: { count } });

function RowActions({ count }: { count: Count }) {
  const mayCount = usePermit('inventoryCounts:create');
  return (
    <>
      {count.status === 'in_progress' && (
        <Button
          size="sm"
          disabledReason={mayCount.reason}
          aria-label={`متابعة عد ${countKind.nameOf(count)}`}
          onClick={() => open(count)}
          className="max-sm:hidden"
        >
          متابعة العد
        </Button>
      )}
      <DocumentMenu
        kind={countKind}
        document={count}
        items={[{ label: 'فتح', icon: ClipboardList, onSelect: () => open(count) }]}
      />
    </>
  );
}

const filters = ['warehouse', 'status'] as const;
/** The newest counts are fetched at once and paged in the browser; nobody looks further back. */
const NEWEST = 200;

function useCounts() {
  const list = useListState({ name: 'counts', filters });
  const { q, page, limit } = list;
  const counts = useData(
    'counts',
    countsApi.list,
    { query: { ...list.filters, q, limit: NEWEST, items: 'false' } },
    { placeholderData: keepPreviousData },
  );
  const rows = counts.data;
  const data: Page<Count> | undefined = rows && {
    rows: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    page,
    limit,
  };
  return { ...list, result: { ...counts, data } };
}
