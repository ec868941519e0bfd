import { accountingApi, type TrialBalance } from '@turoos/contract';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Figure, FiguresTable, type FigureRow } from './FiguresTable';
import { NoEntries } from './NoEntries';
import { ReportBar } from './ReportBar';
import { useReport } from './use-report';
import { useReportPeriod } from './use-report-period';

const columns = [
  { header: 'سابق مدين', wideOnly: true },
  { header: 'سابق دائن', wideOnly: true },
  { header: 'حركة مدينة', wideOnly: true },
  { header: 'حركة دائنة', wideOnly: true },
  { header: 'رصيد مدين' },
  { header: 'رصيد دائن' },
];

/** Opening balances, movements and closing balances of every account, each on its side of the books. */
export function TrialBalanceReport() {
  const period = useReportPeriod();
  const report = useReport(accountingApi.trialBalance, period.days, period.isPossible);
  return (
    <>
      <ReportBar
        title="ميزان المراجعة"
        period={period}
        endpoint={accountingApi.trialBalance}
        fileName="trial-balance"
        query={period.days}
      />
      {period.isPossible && (
        <QueryBoundary query={report}>
          {(data) =>
            data.rows.length === 0 ? (
              <NoEntries />
            ) : (
              <FiguresTable
                label="ميزان المراجعة"
                of="الحساب"
                columns={columns}
                rows={rowsOf(data)}
                days={period.days}
              />
            )
          }
        </QueryBoundary>
      )}
    </>
  );
}

const rowsOf = ({ rows, totals }: TrialBalance): FigureRow[] => [
  ...rows.map((row): FigureRow => ({
    key: row.account,
    name: row.name,
    level: row.level,
    account: row.account,
    tone: row.level === 0 ? 'heading' : undefined,
    cells: [
      ...sides(row.opening),
      <Figure key="debit" cents={row.debit} />,
      <Figure key="credit" cents={row.credit} />,
      ...sides(row.closing),
    ],
  })),
  {
    key: 'totals',
    name: 'الإجمالي',
    tone: 'total',
    cells: Object.values(totals).map((cents, index) => <Figure key={index} cents={cents} />),
  },
];

/** A balance in the column of its side. */
const sides = (balance: number) => [
  <Figure key="debtor" cents={Math.max(balance, 0)} />,
  <Figure key="creditor" cents={Math.max(-balance, 0)} />,
];
