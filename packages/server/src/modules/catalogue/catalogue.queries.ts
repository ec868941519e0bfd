import {
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
import { filterParts, fitsVehicle, fromParts, readParts } from '../products';
import { listMakes, listModels } from '../vehicles';

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

/** Fitments that are looked through for engines: enough to meet each of a model's, whatever the catalogue's size. */
const looked = 5000;

/** Vehicles as the parts name them, and those on file for which there may be no part yet. */
export async function readVehicleChoices(
  db: Db,
  { make, model }: { make?: string | undefined; model?: string | undefined },
): Promise<VehicleChoices> {
  const names = make ? makeSpellings(make) : [];
  return {
    makes: together(makeSpellings, await eachOnce(db, 'make', sql`true`), await listMakes(db)),
    models: make
      ? together(
          modelSpellings,
          await listModels(db, make),
          await eachOnce(db, 'model', sql`turoos_fold(f.make) in (${sql.join(names)})`),
        )
      : [],
    engines: names.length ? await enginesOf(db, names, model) : [],
  };
}

/** Both lists in the order of names, each name once in whatever spelling. */
const together = (
  spellings: (name: string) => readonly string[],
  first: readonly string[],
  second: readonly string[],
): string[] => {
  const named = new Map([...second, ...first].map((name) => [spellings(name)[0] ?? '', name]));
  return [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
};

/** Jumps through the index from name to name, so that it costs as much as there are names, not fitments. */
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
      limit ${sql.lit(looked)}) as looked_at
    where engine <> '' group by turoos_fold(engine) order by 1 limit 200`.execute(db);
  return rows.map(({ engine }) => engine);
}

/** Best sellers that are added up: what sells less than these hardly moves a category up. */
const bestSellers = 5000;

/** The categories that sell most; none while nothing was sold. */
export async function readPopularCategories(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name_ar as name from (
      select category_id, popularity from products
      where popularity > 0 order by popularity desc, id desc limit ${sql.lit(bestSellers)}) as best
    join categories c on c.id = best.category_id and c.is_active
    group by c.id order by sum(best.popularity) desc, c.id limit ${limit}`.execute(db);
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
