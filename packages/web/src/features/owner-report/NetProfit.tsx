import { can, type SalesAnalytics } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { booksBeganText } from './books-began-text';

type NetProfitProps = Pick<SalesAnalytics, 'totals' | 'days' | 'booksSince'>;

/** Leads from the profit of the sales to the net profit of the books, which the profit and loss shows too. */
export function NetProfit({ totals, days, booksSince }: NetProfitProps) {
  const { profit, differences, expenses, netProfit } = totals;
  const mayReadBooks = can(useUser(), 'accounting:read');
  return (
    <section
      aria-label="صافي الربح بعد المصروفات"
      className="flex flex-col gap-3 rounded-lg border border-line p-4"
    >
      {expenses === null ? (
        <p className="text-muted">المصروفات وصافي الربح للمتجر كله، ولا تُقسم على الفروع.</p>
      ) : differences === null || netProfit === null ? (
        <p className="text-muted">{booksBeganText(booksSince)}</p>
      ) : (
        <DescriptionList
          facts={[
            { name: 'ربح المبيعات', value: <Money usd={profit} at="today" /> },
            {
              name: 'مرتجعات مبيعات سابقة، وفروق المخزون والصندوق والصرف',
              value: <Money usd={differences} at="today" />,
            },
            { name: 'المصروفات', value: <Money usd={0 - expenses} at="today" /> },
            {
              name: 'صافي الربح بعد المصروفات',
              value: <Money usd={netProfit} at="today" />,
            },
          ]}
        />
      )}
      {mayReadBooks && expenses !== null && (
        <Link
          to="/reports/accounting"
          search={{
            tab: 'profit-and-loss',
            startDate: days[0]?.date,
            endDate: days.at(-1)?.date,
          }}
          className="inline-flex items-center self-start text-accent hover:underline pointer-coarse:min-h-11"
        >
          الأرباح والخسائر للأيام نفسها
        </Link>
      )}
    </section>
  );
}
