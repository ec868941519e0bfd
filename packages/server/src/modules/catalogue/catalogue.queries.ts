import {
  carSpellings,
  foldCode,
  makeSpellings,
  modelSpellings,
  type CatalogueQuery,
  type Page,
  type Part,
  type VehicleChoices,
} from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { filterParts, fitsVehicle, fromParts, readMeantPage, readParts } from '../products';
import { listMakes, listModels } from '../vehicles';

/**
 * Finds active parts that fit the vehicle and match the text: an exact part number first, then best sellers.
 */
export async function findCatalogueParts(db: Db, query: CatalogueQuery): Promise<Page<Part>> {
  const { q, categoryId } = query;
  const page = await readMeantPage(db, { q, categoryId, isActive: true }, (filters) => {
    let found = filterParts(fromParts(db), filters).select('products.id');
    if (query.make || query.model || query.engine || query.year)
      found = found.where(fitsVehicle(query, carSpellings));
    // sorts by exact match only for texts with a digit; for words it would bypass the popularity index
    const code = q && /\d/.test(q) ? foldCode(q) : '';
    if (code) found = found.orderBy(sql`products.part_code = ${code}`, 'desc');
    return readPage(db, found.orderBy('products.popularity', 'desc').orderBy('products.id', 'desc'), query);
  });
  const ids = page.rows.map(({ id }) => id);
  return { ...page, rows: await readParts(db, ids) };
}

/** Limit of the fitments read to list engines: enough to include each engine of a model in any catalogue. */
const fitmentLimit = 5000;

/** Reads the makes, models and engines of the parts' fitments, plus vehicles on file without any part yet. */
export async function readVehicleChoices(
  db: Db,
  { make, model }: { make?: string | undefined; model?: string | undefined },
): Promise<VehicleChoices> {
  const names = make ? makeSpellings(make) : [];
  return {
    makes: mergeNames(makeSpellings, await eachOnce(db, 'make', sql`true`), await listMakes(db)),
    models: make
      ? mergeNames(
          modelSpellings,
          await listModels(db, make),
          await eachOnce(db, 'model', sql`turoos_fold(f.make) in (${sql.join(names)})`),
        )
      : [],
    engines: names.length ? await enginesOf(db, names, model) : [],
  };
}

/** Merges both lists sorted by name, deduplicated across spellings; a spelling in `first` wins. */
const mergeNames = (
  spellings: (name: string) => readonly string[],
  first: readonly string[],
  second: readonly string[],
): string[] => {
  const named = new Map([...second, ...first].map((name) => [spellings(name)[0] ?? '', name]));
  return [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
};

/**
 * Reads distinct names by skipping through the index, so that the cost grows with the names, not the
 * fitments.
 */
async function eachOnce(db: Db, column: 'make' | 'model', where: RawBuilder<unknown>): Promise<string[]> {
  const name = sql.ref(`f.${column}`);
  const next = (after: RawBuilder<unknown>) => sql`
    select ${name} as name, turoos_fold(${name}) as folded from product_fitments f
    where ${where} and turoos_fold(${name}) > ${after} order by turoos_fold(${name}) limit 1`;
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      (${next(sql`''`)})
      union all
      select step.* from names cross join lateral (${next(sql`names.folded`)}) as step)
    select name from names limit 500`.execute(db);
  return rows.map((row) => row.name);
}

async function enginesOf(db: Db, makes: readonly string[], model: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ engine: string }>`
    select min(engine) as engine from (
      select engine from product_fitments f where turoos_fold(f.make) in (${sql.join(makes)})
      ${model ? sql`and turoos_fold(f.model) = any (${modelSpellings(model)}::text[])` : sql``}
      limit ${sql.lit(fitmentLimit)}) as fitments
    where engine <> '' group by turoos_fold(engine) order by 1 limit 200`.execute(db);
  return rows.map(({ engine }) => engine);
}

/** Limit of the best sellers summed up per category: parts beyond it hardly change the ranking. */
const bestSellers = 5000;

/** Returns the best-selling categories, or none before the first sale. */
export async function readPopularCategories(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name_ar as name from (
      select category_id, popularity from products
      where popularity > 0 order by popularity desc, id desc limit ${sql.lit(bestSellers)}) as best
    join categories c on c.id = best.category_id and c.is_active
    group by c.id order by sum(best.popularity) desc, c.id limit ${limit}`.execute(db);
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
