import {
  checkItems,
  wholeCents,
  worth,
  type ImportItem,
  type ImportPreview,
  type ImportRow,
  type PreviewedChange,
  type Unit,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { averageCost } from '../stock';
import { unitOf } from '../units';
import { sortRows } from './accepted-rows';
import { withUnits } from './with-units';

/** Limit of the listed changes: nobody reads more. */
const mostShown = 200;

/** The fields of an existing part that the preview shows. */
interface Held {
  code: string;
  id: string;
  partNumber: string;
  name: string;
  purchasePrice: number;
  sellingPrice: number;
  quantity: number;
  /** Cents with four decimals. */
  cost: number;
  unit: Unit;
}

/** Returns which rows an import would accept and refuse, and how it would change existing parts. */
export async function previewImport(db: Db, items: readonly ImportItem[]): Promise<ImportPreview> {
  const { rows, failedRows } = await withUnits(db, sortRows(checkItems(items)));
  const held = await heldParts(db, rows);
  const met = rows.flatMap((row) => {
    const part = held.get(row.code);
    return part ? [changeOf(part, row)] : [];
  });
  const changed = met.filter(isChange);
  const unpriced = rows.filter(({ code, sellingPrice }) => sellingPrice === 0 && !held.has(code));
  return {
    failedRows,
    total: rows.reduce((sum, row) => sum + worth(row.quantity, row.purchasePrice), 0),
    created: rows.length - met.length,
    unpriced: unpriced.length,
    existing: met.length,
    changed: changed.length,
    changes: [...changed, ...met.filter((one) => !isChange(one))].slice(0, mostShown),
  };
}

async function heldParts(db: Db, rows: readonly ImportRow[]): Promise<Map<string, Held>> {
  const { rows: parts } = await sql<Held>`
    select p.part_code as code, p.id, p.part_number, p.name, p.purchase_price, p.selling_price, t.quantity, t.cost,
      ${unitOf(sql`p.id`)} as unit
    from products p join stock_totals t on t.product_id = p.id
    where p.part_code = any (${rows.map(({ code }) => code)}::text[])`.execute(db);
  return new Map(parts.map((part) => [part.code, part]));
}

const changeOf = (part: Held, row: ImportRow): PreviewedChange => ({
  row: row.row,
  _id: part.id,
  partNumber: part.partNumber,
  name: { before: part.name, after: row.name },
  purchasePrice: { before: part.purchasePrice, after: row.purchasePrice },
  costPrice: {
    before: wholeCents(part.cost),
    after: wholeCents(averageCost(part, { quantity: row.quantity, cost: row.costPrice })),
  },
  sellingPrice: { before: part.sellingPrice, after: row.sellingPrice },
  unit: part.unit,
  quantity: { before: part.quantity, added: row.quantity },
});

const isChange = ({ name, purchasePrice, costPrice, sellingPrice }: PreviewedChange): boolean =>
  [name, purchasePrice, costPrice, sellingPrice].some(({ before, after }) => before !== after);
