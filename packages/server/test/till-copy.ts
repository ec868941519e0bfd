import {
  CopyLine,
  customerRows,
  partRows,
  type CopiedCustomer,
  type CopiedPart,
  type CopiedSettings,
} from '@turoos/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/db/connect';
import type { Person } from './app';
import { proofOf, type TestTill } from './tills';

export interface TestCopy {
  parts: Map<string, CopiedPart>;
  customers: Map<string, CopiedCustomer>;
  settings: CopiedSettings | undefined;
  cursor: string | undefined;
  upTo: Date | null;
}

export const emptyCopy = (): TestCopy => ({
  parts: new Map(),
  customers: new Map(),
  settings: undefined,
  cursor: undefined,
  upTo: null,
});

/** Asks as a till does; returns the text of the answer. */
export async function askCopy(who: Person, till: TestTill, cursor: string | undefined): Promise<string> {
  const query = cursor === undefined ? '' : `?since=${cursor}`;
  const reply = await who.call('GET', `/replica${query}`, undefined, proofOf(till));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.body;
}

export const linesIn = (text: string) =>
  text.split('\n').flatMap((line) => (line ? [CopyLine.parse(JSON.parse(line))] : []));

/** Applies lines as a till does: what is not followed by a mark is lost with the connection. */
export function applyLines(copy: TestCopy, lines: readonly CopyLine[]): void {
  let open: (() => void)[] = [];
  for (const line of lines) {
    if ('anew' in line && line.anew) Object.assign(copy, emptyCopy());
    if ('p' in line) open.push(() => put(copy.parts, partRows.fromRow(line.p)));
    if ('c' in line) open.push(() => put(copy.customers, customerRows.fromRow(line.c)));
    if ('s' in line) open.push(() => (copy.settings = line.s));
    if ('g' in line)
      open.push(() => {
        for (const id of line.g.p) copy.parts.delete(id);
        for (const id of line.g.c) copy.customers.delete(id);
      });
    if (!('at' in line)) continue;
    for (const apply of open) apply();
    open = [];
    copy.cursor = line.at;
    copy.upTo = line.upTo;
  }
}

const put = <T extends { id: string }>(records: Map<string, T>, record: T) => records.set(record.id, record);

export async function refresh(who: Person, till: TestTill, copy: TestCopy): Promise<void> {
  applyLines(copy, linesIn(await askCopy(who, till, copy.cursor)));
}

/** Expects the copy to be what the tables contain, by other statements than those that made it. */
export async function expectSame(db: Db, copy: TestCopy): Promise<void> {
  const parts = await db.selectFrom('products').selectAll().execute();
  const stock = await db.selectFrom('stock').selectAll().where('quantity', '>', 0).execute();
  const totals = await db.selectFrom('stockTotals').select(['productId', 'minLevel']).execute();
  const numbers = await db
    .selectFrom('productNumbers')
    .selectAll()
    .orderBy('kind')
    .orderBy('number')
    .execute();
  const expected = parts.map((part) => [
    part.id,
    {
      id: part.id,
      name: part.name,
      partNumber: part.partNumber,
      searchText: part.searchText,
      barcode: part.barcode,
      code: part.code,
      supplierPartNumber: part.supplierPartNumber,
      numbers: numbers.filter(({ productId }) => productId === part.id).map(({ code }) => code),
      brand: part.brand,
      isUsed: part.type === 'used',
      price: part.sellingPrice,
      wholesalePrice: part.wholesalePrice,
      tierPrices: part.tierPrices.map(({ tier, price }) => [tier, price]),
      priceBreaks: part.priceBreaks.map(({ from, price }) => [from, price]),
      unit: part.unit,
      popularity: part.popularity,
      replacedBy: part.replacedById,
      warehouse: part.mainWarehouseId,
      shelf: part.shelf,
      stock: stock
        .filter(({ productId }) => productId === part.id)
        .map(({ warehouseId, quantity }) => [warehouseId, quantity])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
      minLevel: totals.find(({ productId }) => productId === part.id)?.minLevel ?? 0,
      isActive: part.isActive,
    },
  ]);
  expect(Object.fromEntries(copy.parts)).toEqual(Object.fromEntries(expected));
  const { rows } = await sql<CopiedCustomer>`
    select id, name, customer_code as code, phone, balance, credit_limit,
      price_tier_id as price_tier, is_blocked, is_active
    from customers`.execute(db);
  expect(Object.fromEntries(copy.customers)).toEqual(Object.fromEntries(rows.map((row) => [row.id, row])));
}
