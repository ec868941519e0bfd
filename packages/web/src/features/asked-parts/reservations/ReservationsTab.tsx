import { reservationsApi, reservationStatus, type Reservation } from '@turoos/contract';
import { Bookmark, BookmarkMinus, CalendarClock } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useAction } from '@/lib/http/use-action';
import { useList } from '@/lib/list/use-list';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Menu } from '@/ui/Menu';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { reservationColumns } from './reservation-columns';

const filters = ['status', 'product', 'customer'] as const;
const statuses = optionsOf(reservationStatus);

/** Goods that are kept for customers, and what became of those that were. */
export function ReservationsTab() {
  const list = useList('reservations', reservationsApi.list, { filters, sort: '-createdAt' });
  const extend = useLazyDialog<Reservation>(() => import('./ExtendDialog').then((m) => m.default));
  return (
    <>
      <FilterBar list={list} columns={reservationColumns} searchLabel="ابحث بالقطعة أو العميل أو هاتفه">
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحجوزات" options={statuses} />
      </FilterBar>
      <DataTable
        label="الحجوزات"
        failedTitle="فشل في تحميل الحجوزات"
        columns={reservationColumns}
        list={list}
        rowKey={({ _id }) => _id}
        renderActions={(reservation) => <Actions reservation={reservation} onExtend={extend.show} />}
        empty={
          <EmptyState
            icon={Bookmark}
            title="لا حجوزات"
            message="احجز قطعة لعميل من بطاقة المنتج أو من شاشة البيع، أو حين تبلغه بوصول ما طلبه."
          />
        }
      />
      {extend.dialog}
    </>
  );
}

type ActionsProps = { reservation: Reservation; onExtend: (reservation: Reservation) => void };

function Actions({ reservation, onExtend }: ActionsProps) {
  const { _id, part, holder, status, isOwn } = reservation;
  const permit = usePermit('sales:create');
  const permitOfOthers = usePermit('sales:create', 'sales:sell_reserved');
  const confirm = useConfirm();
  const release = useAction(reservationsApi.release, { done: 'أُلغي الحجز', failed: 'فشل في إلغاء الحجز' });
  const disabledReason = permit.reason ?? (status === 'active' ? undefined : 'انتهى هذا الحجز');
  const ask = async () => {
    const isMeant = await confirm({
      title: 'إلغاء الحجز',
      message: `هل تلغي حجز ${part.name}${holder ? ` لـ ${holder.name}` : ''}؟ يمكن بيعها لأي عميل بعد ذلك.`,
      confirmLabel: 'إلغاء الحجز',
      cancelLabel: 'رجوع',
      tone: 'danger',
    });
    if (isMeant) release.mutate({ params: { id: _id } });
  };
  return (
    <Menu
      label={`إجراءات حجز ${part.name}`}
      items={[
        {
          label: 'تغيير الموعد',
          icon: CalendarClock,
          disabledReason,
          onSelect: () => onExtend(reservation),
        },
        {
          label: 'إلغاء الحجز',
          icon: BookmarkMinus,
          tone: 'danger',
          disabledReason: disabledReason ?? (isOwn ? undefined : permitOfOthers.reason),
          onSelect: () => void ask(),
        },
      ]}
    />
  );
}
