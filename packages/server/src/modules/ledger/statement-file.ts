import {
  adenDay,
  moneyText,
  reachesToday,
  toYer,
  type AccountPeriod,
  type Cell,
  type MoneyAmount,
  type TableColumn,
  type TableFact,
  type TableFigure,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { readSettings } from '../../kernel/settings';
import { tableFile } from '../tables';

/** The fields of an entry that statements of customers and suppliers share. */
interface StatementEntry {
  type: string;
  change: number;
  balanceAfter: number;
  paymentMethod: string | null;
  voucher: { number: string } | null;
  money: MoneyAmount | null;
  note: string;
  createdBy: { name: string } | null;
}

interface Wording<Entry extends StatementEntry> {
  /** Returns an entry's amount in rials; optional, for statements that show them. */
  rials?(entry: Entry): number | null;
  day(entry: Entry): string;
  /** Headers of the columns of debts and credits. */
  debt: string;
  credit: string;
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
 * Returns a statement of account: the shop, the period, the opening balance, all entries, the closing
 * balance.
 */
export async function statementFile<Entry extends StatementEntry>(
  db: Db,
  statement: Statement<Entry>,
): Promise<Streamed> {
  const { format, fileName, type, words, period, entryCount } = statement;
  const { name, address, phone } = await readSettings(db, 'store');
  const isWhole = type === undefined;
  return tableFile(format, `${fileName}-${adenDay()}`, {
    shop: { name, address, phone },
    title: 'كشف حساب',
    facts: factsOf(statement),
    figures: isWhole
      ? [
          { label: 'الرصيد الافتتاحي', kind: 'usd', value: period.opening },
          { label: `إجمالي ${words.debt}`, kind: 'usd', value: period.debt },
          { label: `إجمالي ${words.credit}`, kind: 'usd', value: period.credit },
          { label: 'الرصيد الختامي', kind: 'usd', value: period.closing },
          ...closingRials(statement),
        ]
      : [],
    chart: null,
    columns: columnsOf(words),
    headInCsv: true,
    rowCount: entryCount + (isWhole ? 2 : 0),
    chunks: inChunks(isWhole ? wholeRows(statement) : rowsOf(statement)),
  });
}

/** Returns the closing balance in rials at today's rate; a balance of the past is shown in dollars only. */
const closingRials = ({
  period,
  endDate,
  today = null,
}: Pick<Statement<never>, 'period' | 'endDate' | 'today'>): TableFigure[] =>
  today === null || !reachesToday({ endDate })
    ? []
    : [
        {
          label: 'الرصيد الختامي بسعر صرف اليوم (ر.ي)',
          kind: 'number',
          value: toYer(period.closing, today),
        },
      ];

function factsOf<Entry extends StatementEntry>({
  owner,
  startDate,
  endDate,
  type,
  words,
}: Statement<Entry>): TableFact[] {
  const facts = {
    'من تاريخ': startDate ?? 'أول حركة',
    'إلى تاريخ': endDate ?? adenDay(),
    'نوع الحركة': type && words.types[type],
    الرصيد: `السالب ${words.debt} والموجب ${words.credit}`,
    'أُنشئ في': adenDay(),
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
  { label: 'الفاتورة', kind: 'code' },
  { label: 'السند', kind: 'code' },
  { label: 'طريقة الدفع', kind: 'text' },
  { label: 'المبلغ بعملته', kind: 'text' },
  { label: 'ملاحظة', kind: 'text' },
  { label: 'المستخدم', kind: 'text' },
  ...(rials ? [{ label: 'المبلغ (ر.ي)', kind: 'number' } as const] : []),
];

async function* rowsOf<Entry extends StatementEntry>(
  { entries, words: { day, types, methods, document, rials } }: Statement<Entry>,
  balance = ({ balanceAfter }: Entry): number => balanceAfter,
): AsyncIterable<Cell[]> {
  for await (const entry of entries) {
    const { type, change, paymentMethod, voucher, money, note, createdBy } = entry;
    yield [
      day(entry),
      types[type as Entry['type']],
      change < 0 ? -change : null,
      change > 0 ? change : null,
      balance(entry),
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

/**
 * Computes the running balance in the order of the statement, which may differ from the order of insertion.
 */
async function* wholeRows<Entry extends StatementEntry>(statement: Statement<Entry>): AsyncIterable<Cell[]> {
  const { period, startDate, endDate } = statement;
  let running = period.opening;
  yield [startDate ?? null, 'الرصيد الافتتاحي', null, null, period.opening];
  yield* rowsOf(statement, ({ change }) => (running += change));
  yield [endDate ?? adenDay(), 'الرصيد الختامي', period.debt, period.credit, running];
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
