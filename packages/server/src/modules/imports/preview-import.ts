import {
  checkItems,
  type ImportItem,
  type ImportPreview,
  type PreviewedChange,
  type Unit,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { unitOf } from '../units';
import { acceptedRows } from './accepted-rows';

/** As many as a person looks through. */
const mostShown = 200;

interface Row {
  row: number;
  id: string;
  partNumber: string;
  nameBefore: string;
  nameAfter: string;
  purchaseBefore: number;
  purchaseAfter: number;
  costBefore: number;
  costAfter: number;
  sellingBefore: number;
  sellingAfter: number;
  unit: Unit;
  held: number;
  added: number;
  existing: number;
  changed: number;
}

/** What importing these rows would do to the parts that are there already. */
export async function previewImport(db: Db, items: readonly ImportItem[]): Promise<ImportPreview> {
  const { rows: listed } = acceptedRows(checkItems(items));
  const column = (name: keyof (typeof listed)[number]) => listed.map((row) => row[name]);
  const { rows } = await sql<Row>`
    with listed as (
      select * from unnest(
        ${column('row')}::int[], ${column('code')}::text[], ${column('name')}::text[],
        ${column('purchasePrice')}::bigint[], ${column('costPrice')}::bigint[], ${column('sellingPrice')}::bigint[],
        ${column('quantity')}::numeric[]) as l (number, code, name, purchase, cost, selling, quantity)
    ), met as (
      select l.*, p.id, p.part_number, p.name as name_before, p.purchase_price, p.selling_price, t.quantity as held,
        t.cost as cost_before,
        (p.name, p.purchase_price, p.selling_price, round(t.cost)) is distinct from
          (l.name, l.purchase, l.selling, l.cost::numeric) as changes
      from listed l join products p on p.part_code = l.code join stock_totals t on t.product_id = p.id
    )
    select number as row, id, part_number, name_before, name as name_after, purchase_price as purchase_before,
      purchase as purchase_after, round(cost_before) as cost_before, cost as cost_after,
      selling_price as selling_before, selling as selling_after, ${unitOf(sql`met.id`)} as unit, held, quantity as added,
      count(*) over () as existing, count(*) filter (where changes) over () as changed
    from met order by not changes, number limit ${mostShown}`.execute(db);
  const { existing = 0, changed = 0 } = rows[0] ?? {};
  return { created: listed.length - existing, existing, changed, changes: rows.map(present) };
}

const present = (row: Row): PreviewedChange => ({
  row: row.row,
  _id: row.id,
  partNumber: row.partNumber,
  name: { before: row.nameBefore, after: row.nameAfter },
  purchasePrice: { before: row.purchaseBefore, after: row.purchaseAfter },
  costPrice: { before: row.costBefore, after: row.costAfter },
  sellingPrice: { before: row.sellingBefore, after: row.sellingAfter },
  unit: row.unit,
  quantity: { before: row.held, added: row.added },
});
