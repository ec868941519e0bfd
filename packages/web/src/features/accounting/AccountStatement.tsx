import { accountingApi, type StatementFigures, type StatementLine } from '@turoos/contract';
import { FileText } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { Link } from '@/lib/navigation/Link';
import { navigate } from '@/lib/navigation/hooks';
import { usePhone } from '@/lib/platform/use-media';
import { SourceLink } from '@/shared/accounting/SourceLink';
import { Amount } from '@/shared/money/Amount';
import { Code, legible, Num } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { Select } from '@/ui/Select';
import { Skeleton } from '@/ui/Skeleton';
import { Usd } from '@/ui/Usd';
import { accountOptions } from './account-options';
import { accountingPath, statementSearch } from './accounting-tabs';
import { Downloads } from '@/shared/accounting/Downloads';
import { Figure } from './FiguresTable';
import { PrintButton } from '@/shared/shop/PrintedHead';

const filters = ['startDate', 'endDate'] as const;

/** The statement of an account and those below it: opening balance, lines with the balance after each, closing. */
export function AccountStatement({ id }: { id: string }) {
  const list = useList('accounting', accountingApi.statement, {
    params: { id },
    filters,
    sort: 'at',
    limit: 25,
    refetchOnMount: 'always',
  });
  const accounts = useData('accounting', accountingApi.accounts, {});
  const summary = list.result.data?.summary;
  const phone = usePhone();
  return (
    <>
      <div className="mb-3 flex no-print flex-wrap items-center gap-2">
        <Select
          aria-label="الحساب"
          className="w-64 max-sm:w-full"
          options={accountOptions(accounts.data ?? [])}
          value={id}
          onValueChange={(of) =>
            void navigate({ to: accountingPath, search: statementSearch(of, list.filters), replace: true })
          }
        />
        <PeriodFilter list={list} />
        <Link to={accountingPath} search={{ tab: 'accounts' }} className="text-accent-strong hover:underline">
          كل الحسابات
        </Link>
        <div className="ms-auto flex flex-wrap gap-2">
          <PrintButton />
          <Downloads
            endpoint={accountingApi.statement}
            params={{ id }}
            fileName={`account-${summary?.account.code ?? ''}`}
            query={list.query}
          />
        </div>
      </div>
      {summary ? <Balances summary={summary} /> : <Skeleton className="mb-3 h-16 w-full rounded-lg" />}
      <DataTable
        label="كشف حساب"
        columns={phone ? phoneColumns : columnsOf(summary)}
        list={list}
        rowKey={({ entry, account, currency, balance }) => `${entry} ${account._id} ${currency} ${balance}`}
        empty={
          <EmptyState icon={FileText} title="لا حركات على هذا الحساب" message="اختر حساباً آخر أو فترة أطول." />
        }
      />
    </>
  );
}

function Balances({ summary }: { summary: StatementFigures }) {
  const figures = [
    ['الرصيد الافتتاحي', <Side key="opening" cents={summary.opening} />],
    ['إجمالي المدين', <Usd key="debit" cents={summary.debit} />],
    ['إجمالي الدائن', <Usd key="credit" cents={summary.credit} />],
    ['الرصيد الختامي', <Side key="closing" cents={summary.closing} />],
  ] as const;
  return (
    <section
      aria-label="أرصدة الكشف"
      className="mb-3 rounded-lg border border-line bg-surface p-3 shadow-card"
    >
      <h2 className="mb-2 text-base">
        <Code className="text-muted">{summary.account.code}</Code> {legible(summary.account.name)}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{legible(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {summary.currencies.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>الرصيد بعملاته:</span>
          {summary.currencies.map(({ currency, closing }) => (
            <Amount key={currency} currency={currency} amount={closing} />
          ))}
        </p>
      )}
    </section>
  );
}

/** A balance with its side in words. */
const Side = ({ cents }: { cents: number }) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-1.5 font-semibold">
    <Usd cents={Math.abs(cents)} />
    {cents !== 0 && <span className="text-sm font-normal text-muted">{cents > 0 ? 'مدين' : 'دائن'}</span>}
  </span>
);

const movement: Column<StatementLine> = {
  id: 'label',
  header: 'الحركة',
  primary: true,
  cell: ({ label, source }) => (
    <span className="flex flex-wrap gap-x-2">
      {label}
      <SourceLink source={source} />
    </span>
  ),
};
const balanceAfter: Column<StatementLine> = {
  id: 'balance',
  header: 'الرصيد',
  align: 'end',
  cell: ({ balance }) => <Side cents={balance} />,
};

/** A line on a phone: one amount with its side instead of two columns. */
const phoneColumns: readonly Column<StatementLine>[] = [
  movement,
  { id: 'at', header: 'التاريخ', sortable: true, cell: ({ date }) => formatDate(date) },
  { id: 'amount', header: 'المبلغ', cell: ({ debit, credit }) => <Side cents={debit - credit} /> },
  balanceAfter,
];

function columnsOf(summary: StatementFigures | undefined): readonly Column<StatementLine>[] {
  return [
    { id: 'at', header: 'التاريخ', sortable: true, cell: ({ date }) => formatDate(date) },
    {
      id: 'number',
      header: 'القيد',
      hideOnPhone: true,
      cell: ({ number }) => (
        <Link
          to={accountingPath}
          search={{ tab: 'journal', q: String(number) }}
          className="text-accent-strong hover:underline"
        >
          <Num value={number} />
        </Link>
      ),
    },
    movement,
    {
      id: 'note',
      header: 'البيان',
      cell: ({ account, note }) => noteOf(account._id === summary?.account._id ? '' : account.name, note),
    },
    {
      id: 'debit',
      header: 'مدين',
      align: 'end',
      cell: ({ debit, usd_to_yer }) =>
        debit === 0 ? <Figure cents={0} /> : <Money usd={debit} at={usd_to_yer} stacked />,
    },
    {
      id: 'credit',
      header: 'دائن',
      align: 'end',
      cell: ({ credit, usd_to_yer }) =>
        credit === 0 ? <Figure cents={0} /> : <Money usd={credit} at={usd_to_yer} stacked />,
    },
    balanceAfter,
  ];
}

const noteOf = (account: string, note: string) => [account, note].filter(Boolean).join(': ');
