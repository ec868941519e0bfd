import { accountingApi, entriesOf, postings, type JournalEntry } from '@turoos/contract';
import { BookOpen } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useList } from '@/lib/list/use-list';
import { SourceLink } from '@/shared/accounting/SourceLink';
import { Num } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { Usd } from '@/ui/Usd';
import { AccountFilter } from './AccountFilter';
import { Downloads } from '@/shared/accounting/Downloads';

const kinds = entriesOf(postings).map(([value, { label }]) => ({ value, label }));

const columns: readonly Column<JournalEntry>[] = [
  {
    id: 'number',
    header: 'القيد',
    sortable: true,
    primary: true,
    cell: ({ number }) => <Num value={number} />,
  },
  { id: 'date', header: 'التاريخ', sortable: true, cell: ({ date }) => formatDate(date) },
  { id: 'label', header: 'النوع', cell: ({ label }) => label },
  { id: 'source', header: 'المستند', cell: ({ source }) => <SourceLink source={source} /> },
  { id: 'lines', header: 'الحسابات', hideOnPhone: true, cell: ({ lines }) => accountsOf(lines) },
  { id: 'note', header: 'البيان', hideOnPhone: true, cell: ({ note }) => note },
  {
    id: 'total',
    header: 'إجمالي القيد',
    align: 'end',
    // Rials of a total would be no amount that anybody handled: its lines have those.
    cell: ({ total }) => <Usd cents={total} />,
  },
];

/** Names the accounts of an entry, each once. */
const accountsOf = (lines: JournalEntry['lines']) =>
  [...new Set(lines.map(({ account }) => account.name))].join('، ');

const filters = ['kind', 'account', 'startDate', 'endDate'] as const;

/** The journal, the newest entries first; an entry opens with its lines. */
export function JournalTab() {
  const list = useList('accounting', accountingApi.journal, {
    filters,
    sort: '-date',
    limit: 25,
    refetchOnMount: 'always',
  });
  const entry = useLazyDialog<JournalEntry>(() => import('./EntryDialog').then((m) => m.EntryDialog));
  return (
    <>
      <FilterBar list={list} searchLabel="ابحث برقم القيد أو المستند أو بالبيان">
        <FilterSelect list={list} name="kind" label="نوع القيد" all="كل الأنواع" options={kinds} />
        <AccountFilter list={list} />
        <PeriodFilter list={list} />
      </FilterBar>
      <div className="mb-3 flex no-print flex-wrap justify-end gap-2">
        <Downloads endpoint={accountingApi.journal} fileName="journal" query={list.query} />
      </div>
      <DataTable
        label="قيود اليومية"
        columns={columns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={entry.show}
        empty={
          <EmptyState
            icon={BookOpen}
            title="لا قيود بعد"
            message="تُكتب القيود بنفسها مع كل بيع وشراء ودفعة ومصروف."
          />
        }
      />
      {entry.dialog}
    </>
  );
}
