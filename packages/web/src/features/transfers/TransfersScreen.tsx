import {
  productsApi,
  transferPriority,
  transfersApi,
  transferStatus,
  type Answer,
  type Transfer,
} from '@turoos/contract';
import { ArrowLeftRight, CircleCheck, Clock, Coins, HandHelping, Printer, Truck } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { call } from '@/lib/http/api';
import type { Search } from '@/lib/navigation/target';
import { useOpenFromUrl } from '@/lib/navigation/use-open-from-url';
import { usePermit } from '@/lib/session/can';
import { partOption } from '@/shared/parts/find-parts';
import { DocumentsScreen } from '@/shared/workflow/DocumentsScreen';
import { Button } from '@/ui/Button';
import { FilterSelect } from '@/ui/FilterSelect';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { Select } from '@/ui/Select';
import type { FigureSpec } from '@/ui/Figures';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { PlaceSelect } from './PlaceSelect';
import type { Wanted } from './RequestDialog';
import { transferColumns } from './transfer-columns';
import { transferKind, transferSteps } from './transfer-kind';

const filters = ['status', 'priority', 'fromWarehouse', 'toWarehouse', 'startDate', 'endDate'] as const;
const statuses = optionsOf(transferStatus);
/** Returns the priority's name in the URL: medium is written as normal, and both are understood. */
const inUrl = (priority: string) => (priority === 'medium' ? 'normal' : priority);
const priorities = Object.entries(transferPriority).map(([value, { label }]) => ({
  value: inUrl(value),
  label,
}));

const figures: readonly FigureSpec<Answer<typeof transfersApi.statistics>>[] = [
  { label: 'كل التحويلات', icon: ArrowLeftRight, count: (known) => known.totalTransfers, filter: {} },
  {
    label: 'قيمة التحويلات',
    icon: Coins,
    tone: 'info',
    right: 'costs:read',
    money: (known) => known.totalValue,
    at: (known) => known.rials,
  },
  {
    label: 'مطلوبة',
    icon: HandHelping,
    tone: 'warning',
    count: (known) => known.requestedCount,
    filter: { status: 'requested' },
  },
  {
    label: 'بانتظار الاعتماد',
    icon: Clock,
    tone: 'warning',
    count: (known) => known.pendingCount,
    filter: { status: 'pending' },
  },
  {
    label: 'في الطريق',
    icon: Truck,
    tone: 'info',
    count: (known) => known.inTransitCount,
    filter: { status: 'in_transit' },
  },
  {
    label: 'مكتملة',
    icon: CircleCheck,
    tone: 'success',
    count: (known) => known.completedCount,
    filter: { status: 'completed' },
  },
];

export function TransfersScreen() {
  const note = useLazyDialog<Transfer>(() => import('./DeliveryNote').then((m) => m.DeliveryNoteDialog));
  const request = useLazyDialog<Wanted>(() => import('./RequestDialog').then((m) => m.RequestDialog));
  const accept = useLazyDialog<Transfer>(() => import('./AcceptDialog').then((m) => m.AcceptDialog));
  const mayRequest = usePermit('transfers:create');
  /** Opens a request for the part and from the branch that the address names. */
  const askFor = async ({ part, from }: Search) => {
    const found = part && (await call(productsApi.read, { params: { id: part } }).catch(() => undefined));
    request.show({ from, part: found ? partOption(found) : undefined });
  };
  useOpenFromUrl('request', 'transfers:create', (search) => void askFor(search), ['part', 'from']);
  const ship = useLazyDialog<Transfer>(() => import('./ShipDialog').then((m) => m.ShipDialog));
  const receive = useLazyDialog<Transfer>(() => import('./ReceiveDialog').then((m) => m.ReceiveDialog));

  return (
    <>
      <DocumentsScreen
        kind={transferKind}
        topic="transfers"
        api={transfersApi}
        title="التحويلات المخزنية"
        description="نقل القطع بين المستودعات ومتابعتها حتى الاستلام"
        addLabel="تحويل جديد"
        actions={
          <Button icon={HandHelping} disabledReason={mayRequest.reason} onClick={() => request.show({})}>
            طلب من فرع آخر
          </Button>
        }
        failedTitle="فشل في جلب التحويلات المخزنية"
        exported={{ fileName: 'transfers', things: 'التحويلات' }}
        figures={figures}
        searchLabel="ابحث برقم التحويل أو التتبع أو الصنف"
        filters={filters}
        renderFilters={(list) => (
          <>
            <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
            <Select
              aria-label="الأولوية"
              placeholder="كل الأولويات"
              options={priorities}
              value={inUrl(list.filters.priority)}
              onValueChange={(value) => list.setFilter('priority', value)}
            />
            <PlaceSelect
              aria-label="من مستودع"
              placeholder="من أي مستودع"
              className="sm:max-w-44"
              value={list.filters.fromWarehouse}
              onChange={(id) => list.setFilter('fromWarehouse', id)}
            />
            <PlaceSelect
              aria-label="إلى مستودع"
              placeholder="إلى أي مستودع"
              className="sm:max-w-44"
              value={list.filters.toWarehouse}
              onChange={(id) => list.setFilter('toWarehouse', id)}
            />
            <PeriodFilter list={list} />
          </>
        )}
        empty={{
          icon: ArrowLeftRight,
          title: 'لا توجد تحويلات بعد',
          message: 'أنشئ تحويلاً لنقل القطع من مستودع إلى آخر ومتابعتها حتى تصل.',
        }}
        loadForm={async () => (await import('./TransferDialog')).TransferDialog}
        loadDetails={async () => (await import('./TransferView')).TransferView}
        columns={transferColumns}
        steps={transferSteps}
        own={(transfer) => ({
          accept: () => accept.show(transfer),
          ship: () => ship.show(transfer),
          track: () => ship.show(transfer),
          receive: () => receive.show(transfer),
        })}
        menu={(transfer) => [
          { label: 'طباعة سند التسليم', icon: Printer, onSelect: () => note.show(transfer) },
        ]}
      />
      {note.dialog}
      {request.dialog}
      {accept.dialog}
      {ship.dialog}
      {receive.dialog}
    </>
  );
}
