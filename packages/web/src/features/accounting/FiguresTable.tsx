import type { CSSProperties, ReactNode } from 'react';
import { Link } from '@/lib/navigation/Link';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Usd } from '@/ui/Usd';
import { accountingPath, statementSearch } from './accounting-tabs';

type FigureColumn = {
  header: string;
  /** Left out on phones, which have room for two columns of amounts. */
  wideOnly?: boolean;
};

export type FigureRow = {
  key: string;
  name: string;
  level?: number;
  /** The account whose statement the name opens, or another place in the books. */
  account?: string;
  search?: Record<string, string>;
  /** A heading, or a total. */
  tone?: 'heading' | 'total' | 'result';
  cells: readonly ReactNode[];
};

type FiguresTableProps = {
  label: string;
  /** The header of the names. */
  of: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  days?: { startDate?: string; endDate?: string };
};

/** A financial statement: names with indented accounts, and columns of amounts. A name opens the account's statement. */
export const FiguresTable = ({ label, of, columns, rows, days }: FiguresTableProps) => (
  <section
    aria-label={label}
    tabIndex={-1}
    className="rounded-lg border border-line bg-surface shadow-card print:border-0 print:shadow-none"
  >
    {/* amounts of many millions are wider than a phone */}
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(headCell, 'text-start')}>
              {of}
            </th>
            {columns.map(({ header, wideOnly }) => (
              <th key={header} scope="col" className={cn(headCell, 'text-end', wideOnly && narrowHidden)}>
                {legible(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={cn('hover:bg-page', row.tone && toneRow[row.tone])}>
              <th
                scope="row"
                className={cn(bodyCell, nameCell, row.tone ? 'font-semibold' : 'font-normal')}
                style={{ '--level': row.level ?? 0 } as CSSProperties}
              >
                {row.account || row.search ? (
                  <Link
                    to={accountingPath}
                    search={row.account ? statementSearch(row.account, days) : row.search}
                    className="hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                  >
                    {legible(row.name)}
                  </Link>
                ) : (
                  legible(row.name)
                )}
              </th>
              {columns.map(({ header, wideOnly }, index) => (
                <td
                  key={header}
                  className={cn(bodyCell, 'text-end', row.tone && 'font-semibold', wideOnly && narrowHidden)}
                >
                  {row.cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const headCell =
  'h-9 border-b border-line bg-sunken px-3 text-sm font-semibold whitespace-nowrap text-muted max-sm:px-1.5';
// Millions in two columns beside the names just fit on a phone.
const bodyCell = 'h-9 border-b border-line px-3 py-1 max-sm:px-1.5 max-sm:text-sm print:h-6.5 print:py-0';
const nameCell =
  'ps-[calc(0.75rem+1.25rem*var(--level))] text-start max-sm:ps-[calc(0.375rem+0.5rem*var(--level))]';
const narrowHidden = 'max-sm:hidden';
// A total is not printed alone on the next page.
const toneRow = {
  heading: 'bg-page print:break-after-avoid',
  total: 'bg-sunken print:break-before-avoid',
  result: 'bg-accent-soft print:break-before-avoid',
} as const;

type FigureProps = {
  cents: number;
  /** Marks a gain in green, as a loss is in red. */ isDifference?: boolean;
};

/** An amount of a statement: red below zero, a dash for nothing. */
export const Figure = ({ cents, isDifference = false }: FigureProps) =>
  cents === 0 ? (
    <span className="text-faint">—</span>
  ) : (
    <Usd
      cents={cents}
      className={cn(cents < 0 && 'text-danger', isDifference && cents > 0 && 'text-success')}
    />
  );
