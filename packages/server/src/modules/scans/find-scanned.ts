import {
  can,
  latinKeys,
  partWithNumber,
  type Right,
  type ScannedRecord,
  voucherRights,
} from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { searchParts } from '../products';

/** The tables of documents with a unique number, in the order in which their papers are scanned most. */
const documents: readonly {
  kind: Exclude<ScannedRecord['kind'], 'part'>;
  table: string;
  number: string;
  right: Right;
  /** Narrows the rows of a table with several rights. */
  where?: RawBuilder<SqlBool>;
}[] = [
  { kind: 'sale', table: 'sales', number: 'sale_number', right: 'sales:read' },
  { kind: 'purchase', table: 'purchases', number: 'purchase_number', right: 'purchases:read' },
  { kind: 'transfer', table: 'transfers', number: 'transfer_number', right: 'transfers:read' },
  { kind: 'count', table: 'inventory_counts', number: 'count_number', right: 'inventoryCounts:read' },
  {
    kind: 'adjustment',
    table: 'stock_adjustments',
    number: 'adjustment_number',
    right: 'stockAdjustments:read',
  },
  { kind: 'scrap', table: 'scrap_reports', number: 'report_number', right: 'scrap:read' },
  {
    kind: 'voucher',
    table: 'vouchers',
    number: 'number',
    right: voucherRights.receipt,
    where: sql`kind = 'receipt'`,
  },
  {
    kind: 'voucher',
    table: 'vouchers',
    number: 'number',
    right: voucherRights.payment,
    where: sql`kind = 'payment'`,
  },
  { kind: 'expense', table: 'expenses', number: 'expense_number', right: 'cash:update' },
];

/** Finds the record that a scanned code belongs to, among those that the user may read. */
export async function findScanned(db: Db, user: Actor, code: string): Promise<ScannedRecord | null> {
  return (await findDocument(db, user, code)) ?? (await findPart(db, user, code));
}

async function findDocument(db: Db, user: Actor, code: string): Promise<ScannedRecord | undefined> {
  const readable = documents.filter(({ right }) => can(user, right));
  if (readable.length === 0) return undefined;
  // The unique indexes hold the numbers as printed; a scanner under the Arabic layout loses the capitals.
  const meant = readings(code).flatMap((text) => [text, text.toUpperCase()]);
  const looks = readable.map(
    ({ kind, table, number, where = sql`true` }) => sql`
      select ${sql.lit(kind)} as kind, id, ${sql.ref(number)} as number
      from ${sql.table(table)} where ${sql.ref(number)} = any(${meant}::text[]) and ${where}`,
  );
  const { rows } = await sql<Found>`${sql.join(looks, sql` union all `)} limit 1`.execute(db);
  return rows[0] && { kind: rows[0].kind, _id: rows[0].id, number: rows[0].number };
}

interface Found extends Pick<ScannedRecord, 'kind' | 'number'> {
  id: string;
}

async function findPart(db: Db, user: Actor, code: string): Promise<ScannedRecord | null> {
  if (!can(user, 'products:read')) return null;
  for (const q of readings(code)) {
    const part = partWithNumber(await searchParts(db, { q, limit: 20 }), q);
    if (part) return { kind: 'part', _id: part._id, number: part.partNumber };
  }
  return null;
}

/** Returns what a code may be, the literal one first. */
const readings = (code: string): string[] => [code, ...latinKeys(code)];
