import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { csvRows } from '../../kernel/csv-rows';
import { inChunks, streamRows } from './sheet';

/** A file for the import of another program. */
export interface CsvShape {
  path: string;
  /** The column names of the other program, and the SQL that fills them. */
  columns: Readonly<Record<string, string>>;
  /** The tables they are selected from, with joins, conditions and order. */
  from: string;
}

/** The facts of an export that its files may name. */
export interface Exported {
  /** The shop's name. */
  name: string;
  /** The day of the opening balances. */
  today: string;
}

/** The SQL for each of these facts, which are bound as parameters. */
export const exported = {
  name: '(select name from exported)',
  today: '(select today from exported)',
} as const satisfies Record<keyof Exported, string>;

/** Streams the file in the rows' order: in UTF-8 with a mark, and with cells escaped that would run as formulas. */
export async function* csvText(db: Db, shape: CsvShape, facts: Exported): AsyncGenerator<string> {
  yield `\ufeff${csvRows([Object.keys(shape.columns)])}`;
  for await (const rows of shapeRows(db, shape, facts)) yield csvRows(rows);
}

/** Streams the cells of the file's rows. */
export async function* shapeRows(
  db: Db,
  { columns, from }: CsvShape,
  { name, today }: Exported,
): AsyncGenerator<(string | null)[][]> {
  const cells = Object.values(columns).map((value) => `(${value})::text`);
  const rows = sql`with exported as (select ${name}::text as name, ${today}::text as today)
    select array[${sql.raw(cells.join(', '))}] as cells from ${sql.raw(from)}`;
  for await (const chunk of inChunks(streamRows(db, rows)))
    yield chunk.map((row) => row.cells as (string | null)[]);
}

/** Dollars with two decimals, of cents. */
export const dollars = (cents: string) => `round((${cents}) / 100.0, 2)`;
/** The cost of one unit in dollars, exact enough for the value of all of them. */
export const unitDollars = (cents: string) => `round((${cents}) / 100.0, 6)`;
/** A phone without the plus sign, with which a formula could begin. */
export const phone = (column: string) => `regexp_replace(${column}, '^[+]', '00')`;
/** The other numbers and the description of part p as one text. */
export const partNotes = `concat_ws(E'\\n', nullif(p.description, ''),
  (select 'أرقام: ' || string_agg(n.number, '، ' order by n.number) from product_numbers n where n.product_id = p.id))`;

/**
 * The accounts that are not settled, with what is to be debited to each: customers' debts, suppliers' credit as a
 * negative amount.
 */
export const openBalances = (customerName: string) => `
  select 1 as place, c.id, 'Customer' as kind, ${customerName} as party, -c.balance as debit from customers c
  where c.balance <> 0
  union all
  select 2, id, 'Supplier', name, balance from suppliers where balance <> 0`;
