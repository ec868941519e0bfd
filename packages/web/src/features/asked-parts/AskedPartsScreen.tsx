import { askedPartsApi, askedPartStatus, keysOf, type AskedPart } from '@turoos/contract';
import { CircleSlash, HandHelping, RotateCcw, Truck, type LucideIcon } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useAction } from '@/lib/http/use-action';
import { useList } from '@/lib/list/use-list';
import { usePermit } from '@/lib/session/can';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Menu } from '@/ui/Menu';
import { PageHeader } from '@/ui/PageHeader';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { askedPartColumns } from './asked-part-columns';

const filters = ['status'] as const;
const statuses = optionsOf(askedPartStatus);

/** What customers asked for and the shop did not have, for those who buy. */
export function AskedPartsScreen() {
  const list = useList('asked-parts', askedPartsApi.list, { filters, sort: '-times' });
  const times = useLazyDialog<AskedPart>(() => import('./AskedPartDialog').then((m) => m.default));
  return (
    <>
      <PageHeader
        title="طلبات لم تُلبَّ"
        description="قطع سأل عنها العملاء ولم تكن في المتجر، الأكثر طلباً أولاً"
      />
      <FilterBar list={list} columns={askedPartColumns} searchLabel="ابحث برقم القطعة أو وصفها">
        <FilterSelect list={list} name="status" label="القرار" all="كل الطلبات" options={statuses} />
      </FilterBar>
      <DataTable
        label="طلبات لم تُلبَّ"
        failedTitle="فشل في تحميل الطلبات"
        columns={askedPartColumns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={times.show}
        renderActions={(asked) => <Decisions asked={asked} />}
        empty={
          <EmptyState
            icon={HandHelping}
            title="لا طلبات بلا تلبية"
            message="حين لا تُوجد قطعة يسأل عنها عميل، يسجلها البائع بزر «طلبه عميل» وتظهر هنا."
          />
        }
      />
      {times.dialog}
    </>
  );
}

const decisions: Readonly<Record<AskedPart['status'], { label: string; icon: LucideIcon }>> = {
  ordered: { label: 'طُلب من المورد', icon: Truck },
  ignored: { label: 'لن يُطلب', icon: CircleSlash },
  open: { label: 'إعادته إلى المنتظر', icon: RotateCcw },
};

function Decisions({ asked }: { asked: AskedPart }) {
  const { reason } = usePermit('purchases:create');
  const decide = useAction(askedPartsApi.decide, { done: 'تم حفظ القرار', failed: 'فشل في حفظ القرار' });
  return (
    <Menu
      label={`إجراءات الطلب ${asked.asked}`}
      items={keysOf(decisions)
        .filter((status) => status !== asked.status)
        .map((status) => ({
          ...decisions[status],
          disabledReason: reason,
          onSelect: () => decide.mutate({ params: { id: asked._id }, body: { status } }),
        }))}
    />
  );
}
