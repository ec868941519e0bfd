import { base, quoted, type AccountPeriod, type MoneyAmount, type Page } from '@turoos/contract';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/lib/format/format';
import { Amount } from '@/shared/money/Amount';
import { PaperHead } from '@/shared/shop/PaperHead';
import { Code, legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Usd } from '@/ui/Usd';
import type { StatementEntry, StatementWords } from './statement-columns';
import type { StatementFilterValues } from './StatementFilters';

/** The most entries one response may have: far more than anyone prints. */
export const maxPrintedEntries = 1000;

type StatementPaperProps<Entry extends StatementEntry> = {
  /** The account's owner with a label, and the owner's code. */
  owner: { name: string; value: string };
  code?: string;
  words: StatementWords<Entry>;
  filters: StatementFilterValues;
  /** The entries, oldest first. */
  page: Page<Entry> & { summary: AccountPeriod };
  /** The closing balance in rials, if the statement shows them. */
  closing?: ReactNode;
};

/**
 * The printed statement: the shop, the period, the opening balance, every entry and the closing balance. The
 * balances are left out while entries are filtered by type, because those don't add up to a balance.
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
              {entry.money && isTold(entry.money, words) && <Amount {...entry.money} className="block" />}
              {entry.note && <span className="block text-sm">{legible(entry.note)}</span>}
            </td>
          </tr>
        ))}
        {isWhole && <Balance name="الرصيد الختامي" columns={before} {...summary} balance={summary.closing} />}
      </tbody>
    </table>
  );
}

/** Whether the columns of amounts don't show the money in its own currency. */
const isTold = ({ currency }: MoneyAmount, { rials }: { rials?: unknown }) =>
  currency !== base && !(rials && currency === quoted);

/**
 * Computes the running balance in the printed order, which may differ from the order the entries were made
 * in.
 */
function runningBalances(opening: number, rows: readonly StatementEntry[]): number[] {
  let running = opening;
  return rows.map(({ change }) => (running += change));
}

type BalanceProps = {
  name: string;
  /** The columns before the amounts. */ columns: number;
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
