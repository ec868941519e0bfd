import { foldCode, type CatalogueQuery, type Page, type Part } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { filterParts, fitsVehicle, fromParts, readParts } from '../products';

/** Parts on sale that fit the vehicle and match the text: the one with exactly this number, then what sells most. */
export async function findCatalogueParts(db: Db, query: CatalogueQuery): Promise<Page<Part>> {
  const { q, categoryId } = query;
  let found = filterParts(fromParts(db), { q, categoryId, isActive: true }).select('products.id');
  if (query.make || query.model || query.engine || query.year) found = found.where(fitsVehicle(query));
  // only a number can hit exactly; for words, sorting by it would cost the index of the best sellers
  const code = q && /\d/.test(q) ? foldCode(q) : '';
  if (code) found = found.orderBy(sql`products.part_code = ${code}`, 'desc');
  const page = await readPage(
    db,
    found.orderBy('products.popularity', 'desc').orderBy('products.id', 'desc'),
    query,
  );
  const ids = page.rows.map(({ id }) => id);
  return { ...page, rows: await readParts(db, ids) };
}
