import {
  countedAfter,
  debtRemindersApi,
  nouns,
  type DebtAge,
  type Debtor,
  type DebtTotals,
} from '@turoos/contract';
import { BellRing, HandCoins, Hourglass } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { useSummary } from '@/lib/list/use-summary';
import type { ListState } from '@/lib/list/use-list-state';
import { usePicked } from '@/lib/list/use-picked';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { useRemindDialog } from '@/shared/debts/use-remind-dialog';
import { WhatsappQueue } from '@/shared/messages/WhatsappQueue';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { PageHeader } from '@/ui/PageHeader';
import type { Tone } from '@/ui/tone';
import { debtorColumns } from './debtor-columns';

const ofAge = (age: DebtAge, label: string, tone: Tone): FigureSpec<DebtTotals> => ({
  label,
  icon: Hourglass,
  tone,
  money: (totals) => totals[age],
  at: () => 'today',
  filter: { age },
});

const figures: readonly FigureSpec<DebtTotals>[] = [
  { label: 'كل الديون', icon: HandCoins, money: ({ debt }) => debt, at: () => 'today', filter: {} },
  ofAge('current', 'حتى 30 يوماً', 'success'),
  ofAge('days31', 'من 31 إلى 60 يوماً', 'info'),
  ofAge('days61', 'من 61 إلى 90 يوماً', 'warning'),
  ofAge('days91', 'أكثر من 90 يوماً', 'danger'),
];

/** Customers with debts and their age, to send reminders to. */
export function DebtorsScreen() {
  const list = useList('customers', debtRemindersApi.debtors, { filters: debtorFilters, sort: '-debt' });
  const picked = usePicked<Debtor>(({ name }) => name);
  const mayRemind = usePermit('customers:update');
  const dialog = useRemindDialog();
  const { summary } = list.result.data ?? {};

  return (
    <>
      <PageHeader
        title="تذكير المدينين"
        description="من عليه دين، ومنذ متى، وآخر مرة ذُكّر فيها. حدد العملاء الذين تريد تذكيرهم."
        actions={<WhatsappQueue about="customers" />}
        figures={
          <Figures
            query={useSummary('customers', debtRemindersApi.debtors, list, figures)}
            cards={figures}
            list={list}
          />
        }
      />
      <DebtorFilters list={list} />
      <DataTable
        label="العملاء المدينون"
        columns={debtorColumns(summary)}
        picked={picked}
        bulk={
          <Button
            size="sm"
            variant="primary"
            icon={BellRing}
            disabledReason={mayRemind.reason}
            onClick={() => dialog.show({ debtors: picked.rows(), onReminded: picked.clear })}
          >
            إرسال تذكير
          </Button>
        }
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id: id }) => void navigate({ to: '/customers/$id/balance', params: { id } })}
        empty={
          <EmptyState
            icon={HandCoins}
            title="لا ديون على العملاء"
            message="يظهر هنا كل عميل عليه مبلغ لم يسدده."
          />
        }
      />
      {dialog.dialog}
    </>
  );
}

const debtorFilters = ['minDays', 'age'] as const;

const ages = [30, 60, 90, 180].map((days) => ({
  value: String(days + 1),
  label: `أقدم من ${countedAfter(days, nouns.day)}`,
}));

const DebtorFilters = ({ list }: { list: ListState<(typeof debtorFilters)[number]> }) => (
  <FilterBar list={list} searchLabel="ابحث بالاسم أو الهاتف أو البريد أو الرمز">
    <FilterSelect list={list} name="minDays" label="عمر الدين" all="كل الأعمار" options={ages} />
  </FilterBar>
);
