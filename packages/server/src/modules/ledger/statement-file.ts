import {
  adenDay,
  moneyText,
  openingEntry,
  reachesToday,
  sideOf,
  toYer,
  type AccountPeriod,
  type Cell,
  type MoneyAmount,
  type SideWords,
  type TableColumn,
  type TableFact,
  type TableFigure,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { readSettings } from '../../kernel/settings';
import { cellText, tableFile } from '../tables';

/** The fields of an entry that statements of customers and suppliers share. */
interface StatementEntry {
  type: string;
  isOpening: boolean;
  change: number;
  balanceAfter: number;
  paymentMethod: string | null;
  voucher: { number: string } | null;
  money: MoneyAmount | null;
  note: string;
  createdBy: { name: string } | null;
}

interface Wording<Entry extends StatementEntry> extends SideWords {
  /** Returns an entry's amount in rials; optional, for statements that show them. */
  rials?(entry: Entry): number | null;
  day(entry: Entry): string;
  types: Readonly<Record<Entry['type'], string>>;
  methods: Readonly<Record<string, string>>;
  /** Returns the number of the entry's invoice or purchase. */
  document(entry: Entry): string | null;
}

interface Statement<Entry extends StatementEntry> {
  format: 'csv' | 'pdf';
  /** The file name without the date. */
  fileName: string;
  /** Facts about the account's owner. */
  owner: readonly TableFact[];
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Limits the entries to one type; they don't add up to a balance, so none is shown. */
  type?: Entry['type'] | undefined;
  words: Wording<Entry>;
  period: AccountPeriod;
  /** Today's rate, for the open balance. */
  today?: number | null;
  entryCount: number;
  /** Sorted oldest first. */
  entries: AsyncIterable<Entry>;
}

const chunkRows = 500;

/**
 * Returns a statement of account: the shop, the period, the balance before it, all entries, the closing balance.
 */
export async function statementFile<Entry extends StatementEntry>(
  db: Db,
  statement: Statement<Entry>,
): Promise<Streamed> {
  const { format, fileName, type, words, period, entryCount, startDate } = statement;
  const { name, address, phone } = await readSettings(db, 'store');
  const isWhole = type === undefined;
  return tableFile(format, `${fileName}-${adenDay()}`, {
    shop: { name, address, phone },
    title: 'كشف حساب',
    facts: factsOf(statement),
    figures: isWhole
      ? [
          balanceFigure('الرصيد السابق', period.opening, words),
          { label: `إجمالي ${words.debt}`, kind: 'usd', value: period.debt },
          { label: `إجمالي ${words.credit}`, kind: 'usd', value: period.credit },
          balanceFigure('الرصيد الختامي', period.closing, words),
          ...closingRials(statement),
        ]
      : [],
    chart: null,
    columns: columnsOf(words),
    headInCsv: true,
    rowCount: entryCount + (isWhole ? (startDate ? 2 : 1) : 0),
    chunks: inChunks(isWhole ? wholeRows(statement) : rowsOf(statement)),
  });
}

const sided = (label: string, cents: number, words: SideWords): string =>
  [label, sideOf(cents, words)].filter(Boolean).join('، ');

const balanceFigure = (label: string, cents: number, words: SideWords): TableFigure => ({
  label: sided(label, cents, words),
  kind: 'usd',
  value: Math.abs(cents),
});

/** Returns the closing balance in rials at today's rate; a balance of the past is shown in dollars only. */
const closingRials = ({
  period,
  words,
  endDate,
  today = null,
}: Pick<Statement<never>, 'period' | 'endDate' | 'today'> & { words: SideWords }): TableFigure[] =>
  today === null || !reachesToday({ endDate })
    ? []
    : [
        {
          label: sided('الرصيد الختامي بسعر صرف اليوم (ر.ي)', period.closing, words),
          kind: 'number',
          value: toYer(Math.abs(period.closing), today),
        },
      ];

function factsOf<Entry extends StatementEntry>({
  format,
  owner,
  startDate,
  endDate,
  type,
  words,
}: Statement<Entry>): TableFact[] {
  const shown = (day: string) => (format === 'pdf' ? cellText(day, 'day') : day);
  const facts = {
    'من تاريخ': startDate ? shown(startDate) : 'أول حركة',
    'إلى تاريخ': shown(endDate ?? adenDay()),
    'نوع الحركة': type && words.types[type],
    'أُنشئ في': shown(adenDay()),
  };
  return [...owner, ...Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []))];
}

const columnsOf = ({
  debt,
  credit,
  rials,
}: Pick<Wording<never>, 'debt' | 'credit' | 'rials'>): TableColumn[] => [
  { label: 'التاريخ', kind: 'day' },
  { label: 'النوع', kind: 'text' },
  { label: `${debt} (دولار)`, kind: 'usd' },
  { label: `${credit} (دولار)`, kind: 'usd' },
  { label: 'الرصيد (دولار)', kind: 'usd' },
  { label: `${debt} أو ${credit}`, kind: 'text' },
  { label: 'الفاتورة', kind: 'code' },
  { label: 'السند', kind: 'code' },
  { label: 'طريقة الدفع', kind: 'text' },
  { label: 'المبلغ بعملته', kind: 'text' },
  { label: 'ملاحظة', kind: 'text' },
  { label: 'المستخدم', kind: 'text' },
  ...(rials ? [{ label: 'المبلغ (ر.ي)', kind: 'number' } as const] : []),
];

async function* rowsOf<Entry extends StatementEntry>(
  { entries, words }: Statement<Entry>,
  balance = ({ balanceAfter }: Entry): number => balanceAfter,
): AsyncIterable<Cell[]> {
  const { day, types, methods, document, rials } = words;
  for await (const entry of entries) {
    const { type, isOpening, change, paymentMethod, voucher, money, note, createdBy } = entry;
    yield [
      day(entry),
      isOpening ? openingEntry : types[type as Entry['type']],
      change < 0 ? -change : null,
      change > 0 ? change : null,
      ...balanceCells(balance(entry), words),
      document(entry),
      voucher?.number ?? null,
      paymentMethod && (methods[paymentMethod] ?? paymentMethod),
      money && moneyText(money),
      note,
      createdBy?.name ?? null,
      ...(rials ? [rials(entry)] : []),
    ];
  }
}

const balanceCells = (cents: number, words: SideWords): Cell[] => [Math.abs(cents), sideOf(cents, words)];

/**
 * Computes the running balance in the order of the statement, which may differ from the order of insertion.
 */
async function* wholeRows<Entry extends StatementEntry>(statement: Statement<Entry>): AsyncIterable<Cell[]> {
  const { period, startDate, endDate, words } = statement;
  let running = period.opening;
  if (startDate) yield [startDate, 'الرصيد السابق', null, null, ...balanceCells(period.opening, words)];
  yield* rowsOf(statement, ({ change }) => (running += change));
  yield [endDate ?? adenDay(), 'الرصيد الختامي', period.debt, period.credit, ...balanceCells(running, words)];
}

async function* inChunks(rows: AsyncIterable<Cell[]>): AsyncIterable<Cell[][]> {
  let chunk: Cell[][] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < chunkRows) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
