import {
  base,
  quoted,
  sideOf,
  type AccountPeriod,
  type MoneyAmount,
  type Page,
  type SideWords,
} from '@turoos/contract';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/lib/format/format';
import { Amount } from '@/shared/money/Amount';
import { PaperHead } from '@/shared/shop/PaperHead';
import { Code, legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Usd } from '@/ui/Usd';
import { entryName, type StatementEntry, type StatementWords } from './statement-columns';
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
  /** The closing balance in both currencies, if the statement shows rials. */
  closing?: ReactNode;
};

/**
 * The printed statement: the shop, the period, the balance before it, every entry and what remains. The balances are left
 * out while entries are filtered by type, because those don't add up to a balance.
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
        ]}
      />
      <Lines words={words} page={page} isWhole={type === ''} since={startDate} closing={closing} />
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
  `${debt} ($)`,
  `${credit} ($)`,
  'الرصيد ($)',
  'البيان',
];

type LinesProps<Entry extends StatementEntry> = Pick<
  StatementPaperProps<Entry>,
  'words' | 'page' | 'closing'
> & {
  isWhole: boolean;
  /** The first day of the period, before which there may have been a balance. */
  since: string;
};

function Lines<Entry extends StatementEntry>({ words, page, isWhole, since, closing }: LinesProps<Entry>) {
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
        {isWhole && since !== '' && (
          <Balance name="الرصيد السابق" columns={before} words={words} balance={summary.opening} />
        )}
        {rows.map((entry, index) => (
          <tr key={entry._id}>
            <td>{words.date(entry)}</td>
            <td>{entryName(entry, words.types)}</td>
            {words.rials && (
              <td>
                <Code>{words.rials(entry)}</Code>
              </td>
            )}
            <td>{entry.change < 0 && <Usd cents={entry.amount} />}</td>
            <td>{entry.change > 0 && <Usd cents={entry.amount} />}</td>
            <td>
              <Sided cents={isWhole ? (balances[index] ?? 0) : entry.balanceAfter} words={words} />
            </td>
            <td>
              {words.document(entry)}
              {entry.voucher && <Code className="block">{entry.voucher.number}</Code>}
              {entry.paymentMethod && (
                <span className="block">{words.methods[entry.paymentMethod] ?? entry.paymentMethod}</span>
              )}
              {entry.money && isTold(entry.money, words) && <Amount {...entry.money} className="block" />}
              {entry.note && <span className="block text-sm">{legible(entry.note)}</span>}
            </td>
          </tr>
        ))}
        {isWhole && (
          <Balance
            name={['الباقي', sideOf(summary.closing, words)].join(' ')}
            columns={before}
            words={words}
            {...summary}
            balance={summary.closing}
            shown={closing}
          />
        )}
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

/** An amount with its side, without a sign. */
const Sided = ({ cents, words }: { cents: number; words: SideWords }) => (
  <span className="whitespace-nowrap">
    <Usd cents={Math.abs(cents)} /> {sideOf(cents, words)}
  </span>
);

type BalanceProps = {
  name: string;
  /** The columns before the amounts. */
  columns: number;
  words: SideWords;
  debt?: number;
  credit?: number;
  balance: number;
  /** The balance in both currencies, if the statement shows them. */
  shown?: ReactNode;
};

const Balance = ({ name, columns, words, debt, credit, balance, shown }: BalanceProps) => (
  <tr className="font-semibold">
    <th scope="row" colSpan={columns}>
      {legible(name)}
    </th>
    <td>{debt !== undefined && <Usd cents={debt} />}</td>
    <td>{credit !== undefined && <Usd cents={credit} />}</td>
    <td colSpan={2}>{shown || <Sided cents={balance} words={words} />}</td>
  </tr>
);
