import { must, readPlace } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import { openBooks, openedAt } from '../generate/open-books';
import { findOrCreateCategory } from '../modules/categories';
import type { DemoPart } from './demo-part';
import { demoCatalogue, type CataloguePart } from './demo-parts.catalogue';

const partCount = 2000;
const perStatement = 500;

export const demoParts: DemoPart = {
  title: `${partCount} parts with their vehicles and stock`,
  async fill(tx) {
    const warehouses = await readWarehouses(tx);
    const catalogue = demoCatalogue(partCount, warehouses.length);
    const ids = await writeParts(tx, catalogue, warehouses);
    const idOf = ({ partNumber }: CataloguePart) => must(ids.get(partNumber));
    await linkSuccessors(tx, catalogue, ids);
    await writeLists(tx, catalogue, idOf);
    await writeStock(tx, catalogue, idOf, warehouses);
    await openBooks(tx);
    await sql`select refresh_search_text(array(select id from products))`.execute(tx);
  },
};

async function readWarehouses(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('status', '<>', 'inactive')
    .orderBy((eb) => eb('type', '=', 'main'), 'desc')
    .orderBy('code')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes the parts and returns their ids by number. */
async function writeParts(
  tx: Tx,
  catalogue: readonly CataloguePart[],
  [mainWarehouseId = null]: (string | null)[],
): Promise<Map<string, string>> {
  const categories = await findCategories(tx, catalogue);
  const rows = catalogue.map((part) => ({
    name: part.blueprint.name,
    partNumber: part.partNumber,
    barcode: part.barcode,
    code: part.code,
    brand: part.blueprint.brand,
    categoryId: must(categories.get(part.blueprint.kind)),
    type: part.blueprint.type,
    unit: part.blueprint.kind.unit,
    condition: part.condition,
    ...placeOf(part.blueprint.name),
    sellingPrice: part.sellingPrice,
    wholesalePrice: Math.round(part.sellingPrice * 0.92),
    purchasePrice: part.cost,
    maxLevel: part.minLevel ? part.minLevel * 6 : null,
    mainWarehouseId,
    shelf: part.shelf,
    popularity: part.popularity,
    createdAt: openedAt,
    updatedAt: openedAt,
  }));
  const ids = new Map<string, string>();
  for (const some of inPieces(rows)) {
    const made = await tx.insertInto('products').values(some).returning(['id', 'partNumber']).execute();
    for (const { id, partNumber } of made) ids.set(partNumber, id);
  }
  return ids;
}

function placeOf(name: string) {
  const { side, axle, position: placePosition } = readPlace(name).place;
  return { side, axle, placePosition };
}

async function findCategories(tx: Tx, catalogue: readonly CataloguePart[]) {
  const found = new Map<CataloguePart['blueprint']['kind'], string>();
  for (const { blueprint } of catalogue) {
    const { kind } = blueprint;
    if (!found.has(kind)) found.set(kind, await findOrCreateCategory(tx, 'system', kind));
  }
  return found;
}

async function linkSuccessors(tx: Tx, catalogue: readonly CataloguePart[], ids: Map<string, string>) {
  for (const { partNumber, replacedBy } of catalogue.filter((part) => part.replacedBy))
    await tx
      .updateTable('products')
      .set({ replacedById: must(ids.get(must(replacedBy))) })
      .where('partNumber', '=', partNumber)
      .execute();
}

async function writeLists(
  tx: Tx,
  catalogue: readonly CataloguePart[],
  idOf: (part: CataloguePart) => string,
): Promise<void> {
  const numbers = catalogue.flatMap((part) => [
    ...part.oemNumbers.map((number) => ({ productId: idOf(part), kind: 'oem' as const, number })),
    ...part.alternativeNumbers.map((number) => ({
      productId: idOf(part),
      kind: 'alternative' as const,
      number,
    })),
  ]);
  for (const some of inPieces(numbers)) await tx.insertInto('productNumbers').values(some).execute();
  const fitments = catalogue.flatMap((part) =>
    part.blueprint.fitments.map((fitment) => ({
      productId: idOf(part),
      ...fitment,
      // the maker changes its models in autumn
      monthFrom: fitment.model === 'Camry' ? 9 : null,
    })),
  );
  for (const some of inPieces(fitments)) await tx.insertInto('productFitments').values(some).execute();
}

/** Writes the result of opening movements, in three statements instead of thousands. */
async function writeStock(
  tx: Tx,
  catalogue: readonly CataloguePart[],
  idOf: (part: CataloguePart) => string,
  warehouses: readonly string[],
): Promise<void> {
  const totals = catalogue.map((part) => ({
    productId: idOf(part),
    quantity: part.stock.reduce((sum, quantity) => sum + quantity, 0),
    minLevel: part.minLevel,
    cost: part.cost,
  }));
  for (const some of inPieces(totals)) await tx.insertInto('stockTotals').values(some).execute();
  const held = catalogue.flatMap((part) =>
    part.stock.flatMap((quantity, place) =>
      quantity
        ? [{ productId: idOf(part), warehouseId: must(warehouses[place]), quantity, cost: part.cost }]
        : [],
    ),
  );
  for (const some of inPieces(held)) {
    await tx
      .insertInto('stock')
      .values(some.map(({ productId, warehouseId, quantity }) => ({ productId, warehouseId, quantity })))
      .execute();
    await tx
      .insertInto('stockMovements')
      .values(
        some.map(({ cost, ...row }) => ({
          ...row,
          at: openedAt,
          quantityAfter: row.quantity,
          unitCost: cost,
          costBefore: cost,
          costAfter: cost,
          reason: 'opening',
        })),
      )
      .execute();
  }
}

function* inPieces<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += perStatement) yield rows.slice(from, from + perStatement);
}
