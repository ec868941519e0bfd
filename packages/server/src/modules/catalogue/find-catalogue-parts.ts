import { fold, foldCode, makeNames, type CatalogueQuery, type Page, type Part } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { filterParts, fromParts, readParts } from '../products';

/** Parts on sale that fit the car and match the text: the one with exactly this number, then what sells most. */
export async function findCatalogueParts(db: Db, query: CatalogueQuery): Promise<Page<Part>> {
  const { q } = query;
  let found = filterParts(fromParts(db), { q, isActive: true }).select('products.id');
  if (query.make || query.model || query.engine || query.year) found = found.where(fits(query));
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

/** One of the cars it is made for is this one; what is not written of a car fits any. */
function fits({ make, model, engine, year }: CatalogueQuery): RawBuilder<SqlBool> {
  const tests = [
    make && sql`turoos_fold(f.make) in (${sql.join(makeNames(make).map(fold))})`,
    model && sql`turoos_fold(f.model) in (${fold(model)}, '')`,
    engine && sql`(f.engine = '' or position(${fold(engine)} in turoos_fold(f.engine)) > 0)`,
    year &&
      sql`(f.year_from is null or f.year_from <= ${year}) and (f.year_to is null or f.year_to >= ${year})`,
  ].filter((test) => typeof test === 'object');
  return sql<SqlBool>`products.id in (
    select f.product_id from product_fitments f where ${sql.join(tests, sql` and `)})`;
}
