import type { AccountPeriod, Page } from '@turoos/contract';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/lib/format/format';
import { PaperHead } from '@/shared/shop/PaperHead';
import { Code, legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Usd } from '@/ui/Usd';
import type { StatementEntry, StatementWords } from './statement-columns';
import type { StatementFilterValues } from './StatementFilters';

/** As many entries as one answer may have: far more than anyone prints. */
export const mostOnPaper = 1000;

type StatementPaperProps<Entry extends StatementEntry> = {
  /** Whose account it is, and the code on its card. */
  owner: { name: string; value: string };
  code?: string;
  words: StatementWords<Entry>;
  filters: StatementFilterValues;
  /** From the oldest on. */
  page: Page<Entry> & { summary: AccountPeriod };
  /** What the closing balance is in rials, where the account is told in them too. */
  closing?: ReactNode;
};

/**
 * An account as an accountant reads it: the shop, the period, what was carried over, every entry, what is left. Entries
 * of one kind don't add up to a balance, so it stands neither above nor below them.
 */
export function StatementPaper<Entry extends StatementEntry>(props: StatementPaperProps<Entry>) {
  const { owner, code, words, filters, page, closing } = props;
  const { type, startDate, endDate } = filters;
  const [today] = useState(() => new Date());
  return (
    <article className="flex flex-col gap-5" aria-label={`كشف حساب ${owner.value}`}>
      <PaperHead title="كشف حساب" number={code} />
      <DescriptionList
        facts={[
          owner,
          { name: 'من تاريخ', value: startDate ? formatDate(startDate) : 'أول حركة' },
          { name: 'إلى تاريخ', value: formatDate(endDate || today) },
          { name: 'نوع الحركة', value: type && words.types[type as Entry['type']] },
          { name: 'الرصيد', value: `بالدولار، السالب ${words.debt} والموجب ${words.credit}` },
          { name: 'الرصيد الختامي', value: type === '' && closing },
        ]}
      />
      <Lines words={words} page={page} isWhole={type === ''} />
      {page.total > page.rows.length && (
        <p className="font-semibold">
          تعرض هذه الورقة أقدم الحركات (عددها {page.rows.length} من أصل {page.total})؛ اختر فترة أقصر، أو نزّل
          ملف CSV.
        </p>
      )}
    </article>
  );
}

const headingsOf = ({ debt, credit, rials }: { debt: string; credit: string; rials?: unknown }) => [
  'التاريخ',
  'الحركة',
  ...(rials ? ['المبلغ (ر.ي)'] : []),
  debt,
  credit,
  'الرصيد',
  'البيان',
];

type LinesProps<Entry extends StatementEntry> = Pick<StatementPaperProps<Entry>, 'words' | 'page'> & {
  isWhole: boolean;
};

function Lines<Entry extends StatementEntry>({ words, page, isWhole }: LinesProps<Entry>) {
  const { summary, rows } = page;
  const balances = runningBalances(summary.opening, rows);
  const before = words.rials ? 3 : 2;
  return (
    <table className="paper-lines">
      <thead>
        <tr>
          {headingsOf(words).map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isWhole && <Balance name="الرصيد الافتتاحي" columns={before} balance={summary.opening} />}
        {rows.map((entry, index) => (
          <tr key={entry._id}>
            <td>{words.date(entry)}</td>
            <td>{words.types[entry.type as Entry['type']]}</td>
            {words.rials && (
              <td>
                <Code>{words.rials(entry)}</Code>
              </td>
            )}
            <td>{entry.change < 0 && <Usd cents={entry.amount} />}</td>
            <td>{entry.change > 0 && <Usd cents={entry.amount} />}</td>
            <td>
              <Usd cents={isWhole ? (balances[index] ?? 0) : entry.balanceAfter} />
            </td>
            <td>
              {words.document(entry)}
              {entry.paymentMethod && (
                <span className="block">{words.methods[entry.paymentMethod] ?? entry.paymentMethod}</span>
              )}
              {entry.note && <span className="block text-sm">{legible(entry.note)}</span>}
            </td>
          </tr>
        ))}
        {isWhole && <Balance name="الرصيد الختامي" columns={before} {...summary} balance={summary.closing} />}
      </tbody>
    </table>
  );
}

/** The balance runs in the order of the paper, which isn't always that in which the entries were written. */
function runningBalances(opening: number, rows: readonly StatementEntry[]): number[] {
  let running = opening;
  return rows.map(({ change }) => (running += change));
}

type BalanceProps = {
  name: string;
  /** Before the amounts. */ columns: number;
  debt?: number;
  credit?: number;
  balance: number;
};

const Balance = ({ name, columns, debt, credit, balance }: BalanceProps) => (
  <tr className="font-semibold">
    <th scope="row" colSpan={columns}>
      {legible(name)}
    </th>
    <td>{debt !== undefined && <Usd cents={debt} />}</td>
    <td>{credit !== undefined && <Usd cents={credit} />}</td>
    <td colSpan={2}>
      <Usd cents={balance} />
    </td>
  </tr>
);
