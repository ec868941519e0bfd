import { foldCode, type FoundPart, type Part } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readParts, searchParts } from '../products';

const shown = 7;

export async function findParts(db: Db, q: string): Promise<FoundPart[]> {
  return withStock(db, await searchParts(db, { q, limit: shown }), foldCode(q));
}

export async function readFoundParts(db: Db, ids: readonly string[]): Promise<FoundPart[]> {
  return withStock(db, await readParts(db, ids), '');
}

async function withStock(db: Db, parts: readonly Part[], code: string): Promise<FoundPart[]> {
  const stock = await readStock(
    db,
    parts.map(({ _id }) => _id),
  );
  return parts.map((part) => ({
    _id: part._id,
    name: part.name,
    partNumber: part.partNumber,
    brand: part.brand,
    price: part.sellingPrice,
    unit: part.unit,
    quantity: part.quantity,
    shelf: part.location,
    stock: (stock.get(part._id) ?? []).toSorted(
      (a, b) => Number(b.warehouse === part.warehouse?.name) - Number(a.warehouse === part.warehouse?.name),
    ),
    exact: numbersOf(part).includes(code),
  }));
}

const numbersOf = ({ partNumber, barcode, code, oemNumbers, alternativeNumbers }: Part): string[] =>
  [partNumber, barcode, code, ...oemNumbers, ...alternativeNumbers].map(foldCode).filter(Boolean);

type Stock = FoundPart['stock'];

async function readStock(db: Db, ids: readonly string[]): Promise<Map<string, Stock>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ productId: string; warehouse: string; quantity: number }>`
    select s.product_id, w.name as warehouse, s.quantity from stock s join warehouses w on w.id = s.warehouse_id
    where s.product_id = any (${[...ids]}::uuid[]) and s.quantity > 0
    order by s.quantity desc, w.name`.execute(db);
  const byPart = new Map<string, Stock>();
  for (const { productId, ...place } of rows)
    byPart.set(productId, [...(byPart.get(productId) ?? []), place]);
  return byPart;
}
