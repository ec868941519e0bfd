import { accountingApi, adenDay, type BalanceRow, type BalanceSheet } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { useListState } from '@/lib/list/use-list-state';
import { Downloads } from '@/shared/accounting/Downloads';
import { PrintButton, PrintedHead } from '@/shared/shop/PrintedHead';
import { FilterDate } from '@/ui/FilterDate';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Figure, FiguresTable, type FigureRow } from './FiguresTable';
import { NoEntries } from './NoEntries';
import { useReport } from './use-report';

const columns = [{ header: 'الرصيد' }];

/** What the shop owns and owes at the end of a day: the last of the period that the other tabs are about. */
export function BalanceSheetReport() {
  const list = useListState({ filters: ['startDate', 'endDate'] });
  const date = list.filters.endDate || adenDay();
  const report = useReport(accountingApi.balanceSheet, { date });
  return (
    <>
      <div className="mb-3 flex no-print flex-wrap items-center gap-2">
        <div className="flex items-center gap-2 text-sm text-muted sm:w-64">
          <span aria-hidden="true" className="whitespace-nowrap">
            في نهاية يوم
          </span>
          <FilterDate
            aria-label="في نهاية يوم"
            value={date}
            onChange={(endDate) => list.apply(null, { startDate: '', endDate })}
          />
        </div>
        <div className="ms-auto flex flex-wrap gap-2">
          <PrintButton />
          <Downloads endpoint={accountingApi.balanceSheet} fileName="balance-sheet" query={{ date }} />
        </div>
      </div>
      <PrintedHead title="الميزانية العمومية">في نهاية يوم {formatDate(date)}</PrintedHead>
      <QueryBoundary query={report}>
        {(data) =>
          isEmpty(data) ? (
            <NoEntries />
          ) : (
            <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-2">
              <FiguresTable
                label="الأصول"
                of="الأصول"
                columns={columns}
                days={{ endDate: date }}
                rows={[...data.assets.map(line), total('إجمالي الأصول', data.totals.assets)]}
              />
              <FiguresTable
                label="الخصوم وحقوق الملكية"
                of="الخصوم وحقوق الملكية"
                columns={columns}
                days={{ endDate: date }}
                rows={[
                  ...data.liabilities.map(line),
                  { ...total('إجمالي الخصوم', data.totals.liabilities), tone: 'heading' },
                  ...data.equity.map(line),
                  {
                    key: 'earnings',
                    name: 'أرباح متراكمة',
                    level: 1,
                    cells: [<Figure key="earnings" cents={data.earnings} />],
                  },
                  { ...total('إجمالي حقوق الملكية', data.totals.equity), tone: 'heading' },
                  total('إجمالي الخصوم وحقوق الملكية', data.totals.liabilities + data.totals.equity),
                ]}
              />
            </div>
          )
        }
      </QueryBoundary>
    </>
  );
}

const isEmpty = ({ assets, liabilities, equity, earnings }: BalanceSheet) =>
  assets.length + liabilities.length + equity.length === 0 && earnings === 0;

const line = ({ account, name, level, balance }: BalanceRow): FigureRow => ({
  key: account,
  name,
  level,
  account,
  cells: [<Figure key="balance" cents={balance} />],
});

const total = (name: string, cents: number): FigureRow => ({
  key: name,
  name,
  tone: 'result',
  cells: [<Figure key="total" cents={cents} />],
});
