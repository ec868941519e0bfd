import {
  must,
  noShopWords,
  readPartQuery,
  wordsToLookUp,
  type PartQuery,
  type ShopWords,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { statement } from '../../db/statement';
import { shopWords } from './shop-words.queries';

export interface Meanings {
  shop: ShopWords;
  query: PartQuery;
  /** Those of the words to look up with which a word of the catalogue begins. */
  inParts: ReadonlySet<string>;
}

/**
 * Reads what the words of a search mean in this shop, by one statement in a shop without words of its own: the words that
 * everybody knows are looked up with the question what the shop adds.
 */
export async function readMeanings(db: Db, q: string): Promise<Meanings> {
  const known = readPartQuery(q, noShopWords);
  const { inParts, ...shop } = await readWords(db, wordsToLookUp(known));
  if (shop.own.length + shop.off.length === 0) return { shop, query: known, inParts: new Set(inParts) };
  const query = readPartQuery(q, shop);
  return { shop, query, inParts: new Set((await readWords(db, wordsToLookUp(query))).inParts) };
}

/** Sorts after every letter. */
const last = '\u{10FFFF}';

/** Reads the shop's own words, and those of the words with which a word of the catalogue begins. */
async function readWords(db: Db, words: readonly string[]): Promise<ShopWords & { inParts: string[] }> {
  const { rows } = await statement<ShopWords & { inParts: string[] }>`
    select ${shopWords}, array(select wanted.word from unnest((select ${words}::text[])) as wanted (word)
      where exists (select from catalogue_words c
        where c.word >= wanted.word collate "C" and c.word < (wanted.word || ${last}) collate "C")) as in_parts`.execute(
    db,
  );
  return must(rows[0]);
}
