import { accountingApi, type CashFlow } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Amount } from '@/shared/money/Amount';
import { legible } from '@/ui/Code';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { StatCard } from '@/ui/StatCard';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';
import { accountingPath, statementSearch } from './accounting-tabs';
import { Figure, FiguresTable } from './FiguresTable';
import { NoEntries } from './NoEntries';
import { ReportBar } from './ReportBar';
import { useReport } from './use-report';
import { useReportPeriod } from './use-report-period';

/** Where money came from and where it went, and what each account holds in each currency. */
export function CashFlowReport() {
  const period = useReportPeriod();
  const report = useReport(accountingApi.cashFlow, period.days, period.isPossible);
  return (
    <>
      <ReportBar
        title="التدفق النقدي"
        period={period}
        endpoint={accountingApi.cashFlow}
        fileName="cash-flow"
        query={period.days}
      />
      {period.isPossible && (
        <QueryBoundary query={report}>
          {(data) =>
            data.rows.length === 0 && data.accounts.length === 0 ? <NoEntries /> : <Flow flow={data} />
          }
        </QueryBoundary>
      )}
    </>
  );
}

const Flow = ({ flow }: { flow: CashFlow }) => (
  <div className="flex flex-col gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="الرصيد الافتتاحي" value={<Usd cents={flow.opening} />} />
      <StatCard label="المقبوض" tone="success" value={<Usd cents={flow.totals.in} />} />
      <StatCard label="المدفوع" tone="danger" value={<Usd cents={flow.totals.out} />} />
      <StatCard label="الرصيد الختامي" value={<Usd cents={flow.closing} />} />
    </div>
    <FiguresTable
      label="التدفق النقدي حسب الغرض"
      of="الغرض"
      columns={[{ header: 'المقبوض' }, { header: 'المدفوع' }, { header: 'الصافي', wideOnly: true }]}
      rows={[
        ...flow.rows.map((row) => ({
          key: row.kind,
          name: row.label,
          search: { tab: 'journal', kind: row.kind, startDate: flow.startDate, endDate: flow.endDate },
          cells: [
            <Figure key="in" cents={row.in} />,
            <Figure key="out" cents={row.out} />,
            <Figure key="net" cents={row.in - row.out} />,
          ],
        })),
        {
          key: 'totals',
          name: 'الإجمالي',
          tone: 'total',
          cells: [
            <Figure key="in" cents={flow.totals.in} />,
            <Figure key="out" cents={flow.totals.out} />,
            <Figure key="net" cents={flow.totals.in - flow.totals.out} />,
          ],
        },
        ...(flow.revaluation ? [revaluationOf(flow)] : []),
      ]}
    />
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <Table
        label="حسابات النقود"
        columns={accountColumns(flow)}
        rows={flow.accounts}
        rowKey={({ account, currency }) => `${account} ${currency}`}
      />
    </div>
  </div>
);

const revaluationOf = ({ revaluation, startDate, endDate }: CashFlow) => ({
  key: 'revaluation',
  name: 'أثر تغيّر أسعار الصرف',
  search: { tab: 'journal', kind: 'revaluation', startDate, endDate },
  cells: [
    <Figure key="in" cents={Math.max(revaluation, 0)} />,
    <Figure key="out" cents={Math.max(-revaluation, 0)} />,
    <Figure key="net" cents={revaluation} />,
  ],
});

type AccountFlow = CashFlow['accounts'][number];

const amount = ({ currency }: AccountFlow, value: number) => <Amount currency={currency} amount={value} />;

const accountColumns = ({ startDate, endDate }: CashFlow): Column<AccountFlow>[] => [
  {
    id: 'name',
    header: 'الحساب',
    primary: true,
    cell: ({ account, name }) => (
      <Link
        to={accountingPath}
        search={statementSearch(account, { startDate, endDate })}
        className="hover:underline"
      >
        {legible(name)}
      </Link>
    ),
  },
  { id: 'opening', header: 'الافتتاحي', align: 'end', cell: (row) => amount(row, row.opening) },
  { id: 'in', header: 'المقبوض', align: 'end', cell: (row) => amount(row, row.in) },
  { id: 'out', header: 'المدفوع', align: 'end', cell: (row) => amount(row, row.out) },
  { id: 'closing', header: 'الختامي', align: 'end', cell: (row) => amount(row, row.closing) },
  { id: 'value', header: 'قيمته', align: 'end', cell: ({ value }) => <Usd cents={value} /> },
];
