import {
  canBeMistyped,
  fold,
  foldCode,
  makeSpellings,
  meaningSteps,
  mistypedNeedles,
  mistypedWords,
  modelSpellings,
  noShopWords,
  readPartQuery,
  wordsToLookUp,
  type MeantNeedles,
  type PartSearch,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../src/db/connect';

/** A part with all that a search looks at. */
export interface Listed {
  id: string;
  name: string;
  partNumber: string;
  brand: string;
  partCode: string;
  barcodeCode: string;
  numberCodes: string[];
  searchText: string;
  popularity: number;
  isActive: boolean;
  replacedById: string | null;
  /** The part's category and the categories above it. */
  categoryIds: string[];
  /** The folded names of the category and its root. */
  categoryText: string;
  /** The main warehouse and those with stock. */
  warehouseIds: string[];
  fitments: { make: string; model: string; yearFrom: number | null; yearTo: number | null }[];
}

/** Reads the whole catalogue, best sellers first. */
export async function readCatalogue(db: Db): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select p.id, p.name, p.part_number, p.brand, p.part_code, turoos_code(p.barcode) as barcode_code,
      array(select n.code from product_numbers n where n.product_id = p.id) as number_codes,
      p.search_text, p.popularity, p.is_active, p.replaced_by_id,
      array_remove(array[c.id, c.parent_id, c.root_id], null)::text[] as category_ids,
      turoos_fold(concat_ws(' ', c.name_ar, c.name_en, r.name_ar, r.name_en)) as category_text,
      array_remove(array(select s.warehouse_id from stock s where s.product_id = p.id) || p.main_warehouse_id,
        null)::text[] as warehouse_ids,
      (select coalesce(json_agg(json_build_object('make', f.make, 'model', f.model, 'yearFrom', f.year_from,
        'yearTo', f.year_to)), '[]') from product_fitments f where f.product_id = p.id) as fitments
    from products p left join categories c on c.id = p.category_id left join categories r on r.id = c.root_id
    order by p.popularity desc, p.id desc`.execute(db);
  return rows;
}

/** A stretch of the expected results: in exactly this order, or any of them in any order. */
export interface Stretch {
  ids: string[];
  inAnyOrder?: true;
  /** Filters are applied to a part of the matches only, because there are too many. */
  isPartial?: true;
}

/** The number of best sellers that come first, however little they sell. */
const bestSellers = 500;
const mostWords = 8;
/** The number of matches of one step that are held against the filters. */
const considered = 1000;

/**
 * Returns the documented order of a search, by plain loops over the whole catalogue: parts with the typed number,
 * parts with numbers that begin with it, then for each reading of the words the sold parts, best sellers first,
 * and the unsold ones, then the same for what the words mean.
 */
export function rank(catalogue: readonly Listed[], search: PartSearch): Stretch[] {
  const { q = '', limit, ...filters } = search;
  const isNarrowed = Object.values(filters).some(Boolean);
  const reach = isNarrowed ? Math.max(limit, considered) : limit;
  const byId = new Map(catalogue.map((part) => [part.id, part]));
  const passing = (ids: string[]) => ids.filter((id) => passes(byId.get(id) as Listed, filters));
  const isRanked = new Set(
    catalogue.filter(({ popularity }, place) => popularity > 0 || place < bestSellers),
  );
  const stretches: Stretch[] = [{ ids: passing(byNumber(catalogue, byId, q, reach)) }];
  for (const needles of readings(q)) {
    const found = catalogue.filter((part) => part.isActive && contains(part.searchText, needles));
    const [ranked, others] = [
      found.filter((part) => isRanked.has(part)),
      found.filter((part) => !isRanked.has(part)),
    ];
    stretches.push({ ids: passing(ranked.slice(0, reach).map(({ id }) => id)) });
    stretches.push({
      ids: passing(others.map(({ id }) => id)),
      inAnyOrder: true,
      ...(isNarrowed && others.length > reach && { isPartial: true }),
    });
  }
  const query = readPartQuery(q, noShopWords);
  const inParts = new Set(
    wordsToLookUp(query).filter((word) =>
      catalogue.some(({ searchText }) => searchText.includes(` ${word}`)),
    ),
  );
  for (const meant of meaningSteps(query, inParts))
    stretches.push(...meantStretches(catalogue, meant, passing));
  const doubted = mistypedWords(query, inParts, new Set(stretches.flatMap(({ ids }) => ids)).size);
  const corrected = mistypedNeedles(query, noShopWords, doubted, wordsIn(catalogue));
  stretches.push(...meantStretches(catalogue, corrected, passing));
  return stretches;
}

const wordsIn = (catalogue: readonly Listed[]): string[] => [
  ...new Set(catalogue.flatMap(({ searchText }) => searchText.split(' ').filter(canBeMistyped))),
];

/** The parts that match a combination of meanings, the closest combinations first. */
function meantStretches(
  catalogue: readonly Listed[],
  meant: readonly MeantNeedles[],
  passing: (ids: string[]) => string[],
): Stretch[] {
  const rankOf = ({ searchText, isActive }: Listed) =>
    isActive
      ? Math.min(
          ...meant
            .filter(({ needles }) => needles.every((needle) => searchText.includes(needle)))
            .map((one) => one.rank),
        )
      : Infinity;
  const found = catalogue
    .map((part) => ({ part, rank: rankOf(part) }))
    .filter(({ rank: place }) => place < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ part }) => part);
  const idsOf = (parts: readonly Listed[]) => passing(parts.map(({ id }) => id));
  return [
    { ids: idsOf(found.filter(({ popularity }) => popularity > 0)) },
    { ids: idsOf(found.filter(({ popularity }) => popularity <= 0)), inAnyOrder: true },
  ];
}

const bestFirst = (a: Listed, b: Listed) => b.popularity - a.popularity || (a.id < b.id ? 1 : -1);

/** Returns what to look for: the words as typed, then without dashes. */
const readings = (q: string): string[][] =>
  [fold(q), fold(q).split(' ').map(foldCode).join(' ')]
    .map((reading) =>
      reading
        .split(' ')
        .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter(Boolean)
        .slice(0, mostWords),
    )
    .filter((words) => words.length > 0);

/** A short word must start a word of the text, and three Arabic letters alone; others may be anywhere in it. */
const contains = (text: string, words: readonly string[]) =>
  words.every((word) =>
    text.includes(
      !/[\p{L}\p{N}]{3}/u.test(word) || (words.length === 1 && /^[ء-ي]{3}$/.test(word)) ? ` ${word}` : word,
    ),
  );

function byNumber(
  catalogue: readonly Listed[],
  byId: ReadonlyMap<string, Listed>,
  q: string,
  reach: number,
): string[] {
  const code = foldCode(q);
  if (!/\d/.test(code) || code.length < 2) return [];
  const found = [
    catalogue.map((part) => ({ part, number: part.partCode })),
    catalogue.map((part) => ({ part, number: part.barcodeCode })),
    catalogue.flatMap((part) => part.numberCodes.map((number) => ({ part, number }))),
  ].flatMap((numbers) =>
    numbers
      .filter(({ number }) => number.startsWith(code))
      .toSorted((a, b) => compare(a.number, b.number) || compare(a.part.id, b.part.id))
      .slice(0, reach),
  );
  const exact = new Set(found.filter(({ number }) => number === code).map(({ part }) => part));
  return [...new Set(found.map(({ part }) => part))]
    .toSorted((a, b) => Number(exact.has(b)) - Number(exact.has(a)) || bestFirst(a, b))
    .flatMap((part) => [part, ...(part.replacedById ? [byId.get(part.replacedById) as Listed] : [])])
    .filter(({ isActive }) => isActive)
    .map(({ id }) => id);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function passes(
  part: Listed,
  { warehouse, categoryId, category, subCategory, make, model, year }: Filters,
): boolean {
  const named = (typed: string) =>
    fold(typed)
      .split(' ')
      .every((word) => part.categoryText.includes(word));
  return (
    (!warehouse || part.warehouseIds.includes(warehouse)) &&
    (!categoryId || part.categoryIds.includes(categoryId)) &&
    (!category || named(category)) &&
    (!subCategory || named(subCategory)) &&
    (!(make || model || year) ||
      part.fitments.some(
        (fitment) =>
          (!make || makeSpellings(make).includes(fold(fitment.make))) &&
          (!model || fitment.model === '' || modelSpellings(model).includes(fold(fitment.model))) &&
          (!year || ((fitment.yearFrom ?? year) <= year && (fitment.yearTo ?? year) >= year)),
      ))
  );
}

type Filters = Omit<PartSearch, 'q' | 'limit'>;
