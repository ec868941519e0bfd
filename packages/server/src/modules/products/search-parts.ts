import {
  askedFirst,
  fitmentFor,
  meaningSteps,
  mistypedNeedles,
  mistypedWords,
  modelSpellings,
  noShopWords,
  partReadings,
  readPartQuery,
  spanText,
  type NamedCar,
  type Part,
  type PartSearch,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Candidates } from './candidates';
import { nearWords, readMeanings } from '../part-words';
import { filterParts } from './filter-parts';
import { findParts, meantSteps, typedSteps } from './find-parts';
import { fitmentIsFor } from './fits-vehicle';
import { presentPart } from './present-part';
import { fromParts, selectParts } from './products.queries';

type Wanted = Omit<PartSearch, 'q'>;

/**
 * Searches parts while the user types. Of the parts found, those whose names name what was asked for come first, and
 * before them those that fit the car and year that were typed.
 */
export async function searchParts(db: Db, { q, ...wanted }: PartSearch): Promise<Part[]> {
  if (!q) return bestSellers(db, wanted);
  const query = readPartQuery(q, noShopWords);
  const { car } = query;
  const found = askedFirst(await findStepByStep(db, q, wanted, car), query, noShopWords);
  return (car ? fittingFirst(found, car) : found).slice(0, wanted.limit);
}

/**
 * Finds the exact number first, then numbers that begin with it, then the best sellers that match the words, then
 * unsold parts in no particular order, then parts that match what the words mean, then, if these are too few, what
 * mistyped words may have meant. It stops as soon as it has enough, so its time depends on how many parts the shop sells,
 * hardly on the size of the catalogue.
 */
export async function findStepByStep(db: Db, q: string, wanted: Wanted, car?: NamedCar): Promise<Part[]> {
  const found = new Map<string, Part>();
  const take = async (steps: (reach: number) => readonly Candidates[]) => {
    const page = sql`(${car ? fittingOf(car, db, steps, wanted) : findParts(db, steps, wanted)}) as page`;
    const { rows } = await selectParts(page, sql`page.step, page.place`, wanted.warehouse).execute(db);
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, presentPart(row));
    return found.size >= wanted.limit;
  };
  for (const typed of partReadings(q)) if (await take(typedSteps(typed))) return [...found.values()];
  const { shop, query, inParts } = await readMeanings(db, q);
  for (const meant of meaningSteps(query, inParts))
    if (await take(meantSteps(meant))) return [...found.values()];
  const doubted = mistypedWords(query, inParts, found.size);
  if (doubted.length === 0) return [...found.values()];
  const corrected = mistypedNeedles(query, shop, doubted, await nearWords(db, doubted));
  if (corrected.length > 0) await take(meantSteps(corrected));
  return [...found.values()];
}

/** With a car, so many times the wanted parts are looked through for those that fit it. */
const lookedThrough = 3;

/** Finds more parts than wanted and keeps those that fit the car first. */
const fittingOf = (
  { models, from, to }: NamedCar,
  db: Db,
  steps: (reach: number) => readonly Candidates[],
  wanted: Wanted,
) => sql`
  select found.* from (${findParts(db, steps, { ...wanted, limit: wanted.limit * lookedThrough })}) as found
  order by exists (select from product_fitments f where f.product_id = found.id and ${fitmentIsFor({
    models: sql`${models.flatMap(modelSpellings)}`,
    year: sql`(select ${from}::int)`,
    yearTo: sql`(select ${to}::int)`,
  })}) desc, step, place
  limit ${sql.lit(wanted.limit)}`;

/** Puts parts first that fit the car, and says as which of their cars. */
function fittingFirst(parts: readonly Part[], car: NamedCar): Part[] {
  const said = parts.map((part) => {
    const fitment = fitmentFor(part.vehicleCompatibility, car);
    return fitment ? { ...part, fits: fitmentText(fitment) } : part;
  });
  return [...said.filter(({ fits }) => fits), ...said.filter(({ fits }) => !fits)];
}

const fitmentText = (fitment: Part['vehicleCompatibility'][number]): string =>
  [fitment.make, fitment.model, spanText(fitment), fitment.engine].filter(Boolean).join(' ');

/** Returns the best sellers among the parts that pass the filters. */
async function bestSellers(db: Db, { limit, ...filters }: Wanted): Promise<Part[]> {
  const best = filterParts(fromParts(db), { ...filters, isActive: true })
    .select(['products.id', 'products.popularity'])
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id', 'desc')
    .limit(sql.lit(limit));
  const order = sql`page.popularity desc, page.id desc`;
  const { rows } = await selectParts(sql`(${best}) as page`, order, filters.warehouse).execute(db);
  return rows.map(presentPart);
}
