import {
  askedFirst,
  meaningSteps,
  mistypedNeedles,
  mistypedWords,
  noShopWords,
  partReadings,
  readPartQuery,
  partWithNumber,
  searchedByKeys,
  wordsToLookUp,
  type CopiedPart,
  type PartReading,
  type ShopWords,
} from '@turoos/contract';
import { bestFirst, type Catalogue } from './catalogue';

/**
 * Searches parts while the user types, with the answers of the server's search in the same order, except that parts
 * that were never sold are sorted too, and that it does not know what a part fits. A text that finds nothing is read as
 * the letters of the other alphabet on the same keys.
 */
export function searchParts(
  catalogue: Catalogue,
  typed: string,
  limit: number,
  shop: ShopWords = noShopWords,
): CopiedPart[] {
  const q = typed.trim();
  if (q === '') return catalogue.bestSellers(limit);
  for (const text of [q, ...searchedByKeys(q)]) {
    const found = searchText(catalogue, text, limit, shop);
    if (found.length > 0) return found;
  }
  return [];
}

function searchText(catalogue: Catalogue, text: string, limit: number, shop: ShopWords): CopiedPart[] {
  return askedFirst(findStepByStep(catalogue, text, limit, shop), readPartQuery(text, shop), shop);
}

function findStepByStep(catalogue: Catalogue, text: string, limit: number, shop: ShopWords): CopiedPart[] {
  const found = new Set<CopiedPart>();
  for (const reading of partReadings(text)) {
    for (const part of searchReading(catalogue, reading, limit)) found.add(part);
    if (found.size >= limit) return [...found].slice(0, limit);
  }
  const query = readPartQuery(text, shop);
  const inParts = catalogue.wordsBegunBy(wordsToLookUp(query));
  for (const meant of meaningSteps(query, inParts)) {
    for (const part of catalogue.withMeanings(meant, limit)) found.add(part);
    if (found.size >= limit) return [...found].slice(0, limit);
  }
  const doubted = mistypedWords(query, inParts, found.size);
  if (doubted.length > 0)
    for (const part of catalogue.withMeanings(
      mistypedNeedles(query, shop, doubted, catalogue.wordsNear(doubted)),
      limit,
    ))
      found.add(part);
  return [...found].slice(0, limit);
}

/** Finds parts by number first, and by their words if those were too few. */
function searchReading(
  catalogue: Catalogue,
  { needles, code }: PartReading,
  limit: number,
): readonly CopiedPart[] {
  const numbered = code ? withNumber(catalogue, code, limit) : [];
  if (numbered.length >= limit || needles.length === 0) return numbered.slice(0, limit);
  return [...new Set([...numbered, ...catalogue.withWords(needles, limit)])].slice(0, limit);
}

/**
 * Finds parts by number, exact matches first, a replaced part directly followed by its successor. Parts that are not
 * sold any more are left out, their successors are not.
 */
function withNumber(catalogue: Catalogue, code: string, limit: number): CopiedPart[] {
  const found = catalogue.startingWith(code, limit);
  const exact = new Set(found.filter((one) => one.code === code).map(({ part }) => part));
  const parts = [...new Set(found.map(({ part }) => part))].toSorted(
    (a, b) => Number(exact.has(b)) - Number(exact.has(a)) || bestFirst(a, b),
  );
  const withSuccessors = parts.flatMap((part) => {
    const successor = part.replacedBy === null ? undefined : catalogue.get(part.replacedBy);
    return successor ? [part, successor] : [part];
  });
  return [...new Set(withSuccessors.filter(({ isActive }) => isActive))];
}

/** Returns the one part that a scanned number belongs to; undefined when none or several match. */
export function scannedPart(catalogue: Catalogue, code: string): CopiedPart | undefined {
  const found = searchParts(catalogue, code, scanned).map((part) => ({
    ...part,
    part,
    oemNumbers: part.numbers,
    alternativeNumbers: [],
  }));
  return partWithNumber(found, code)?.part;
}

/** As many parts are compared with a scanned number as the counter asks the server for. */
const scanned = 12;
