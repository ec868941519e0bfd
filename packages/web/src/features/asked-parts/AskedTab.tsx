import { askedPartsApi, askedPartStatus, type AskedPart, type AskedPartsSummary } from '@turoos/contract';
import { BellRing, HandHelping, Truck } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { useSummary } from '@/lib/list/use-summary';
import { WhatsappQueue } from '@/shared/messages/WhatsappQueue';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { FigureLine } from '@/ui/FigureLine';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { AskedPartMenu } from './AskedPartMenu';
import { askedPartColumns } from './asked-part-columns';

const filters = ['status', 'customer', 'product', 'make'] as const;
const statuses = optionsOf(askedPartStatus);

const figures: readonly FigureSpec<AskedPartsSummary>[] = [
  {
    label: 'وصلت، أبلغ العملاء',
    icon: BellRing,
    tone: 'success',
    count: ({ toTell }) => toTell,
    filter: { status: 'arrived' },
  },
  {
    label: 'لم يُبتّ فيها',
    icon: HandHelping,
    tone: 'warning',
    count: ({ open }) => open,
    filter: { status: 'open' },
  },
  {
    label: 'طُلبت من المورد',
    icon: Truck,
    tone: 'info',
    count: ({ ordered }) => ordered,
    filter: { status: 'ordered' },
  },
];

/** What customers asked for and the shop did not have, for those who buy and those who tell the customers. */
export function AskedTab() {
  const list = useList('asked-parts', askedPartsApi.list, { filters, sort: '-times' });
  const askers = useLazyDialog<AskedPart>(() => import('./AskersDialog').then((m) => m.default));
  const tell = useLazyDialog<AskedPart>(() => import('./TellDialog').then((m) => m.default));
  const link = useLazyDialog<AskedPart>(() => import('./LinkPartDialog').then((m) => m.default));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <FigureLine>
          <Figures
            query={useSummary('asked-parts', askedPartsApi.list, list, figures)}
            cards={figures}
            list={list}
          />
        </FigureLine>
        <div className="flex gap-2">
          <WhatsappQueue about="asked-parts" />
          <ExportButton
            list={askedPartsApi.list}
            query={list.query}
            fileName="asked-parts"
            things="الطلبات"
          />
        </div>
      </div>
      <FilterBar
        list={list}
        columns={askedPartColumns}
        searchLabel="ابحث برقم القطعة أو وصفها أو السيارة أو العميل"
      >
        <FilterSelect list={list} name="status" label="القرار" all="كل الطلبات" options={statuses} />
      </FilterBar>
      <DataTable
        label="طلبات لم تُلبَّ"
        failedTitle="فشل في تحميل الطلبات"
        columns={askedPartColumns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={askers.show}
        renderActions={(asked) => <AskedPartMenu asked={asked} onTell={tell.show} onLink={link.show} />}
        empty={
          <EmptyState
            icon={HandHelping}
            title="لا طلبات بلا تلبية"
            message="حين لا تُوجد قطعة يسأل عنها عميل، يسجلها البائع بزر «طلبه عميل» وتظهر هنا."
          />
        }
      />
      {askers.dialog}
      {tell.dialog}
      {link.dialog}
    </>
  );
}
