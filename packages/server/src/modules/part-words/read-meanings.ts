import { readPartQuery, wordsToLookUp, type PartQuery, type ShopWords } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { statement } from '../../db/statement';
import { readShopWords } from './shop-words.queries';

export interface Meanings {
  shop: ShopWords;
  query: PartQuery;
  /** Those of the words to look up with which a word of the catalogue begins. */
  inParts: ReadonlySet<string>;
}

/** Reads what the words of a search mean in this shop. */
export async function readMeanings(db: Db, q: string): Promise<Meanings> {
  const shop = await readShopWords(db);
  const query = readPartQuery(q, shop);
  const words = wordsToLookUp(query);
  return { shop, query, inParts: words.length > 0 ? await wordsInParts(db, words) : new Set() };
}

/** Sorts after every letter. */
const last = '\u{10FFFF}';

/** Returns those of the words with which a word of the catalogue begins. */
async function wordsInParts(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await statement<{ word: string }>`
    select wanted.word from unnest(${words}::text[]) as wanted (word)
    where exists (select from catalogue_words c
      where c.word >= wanted.word collate "C" and c.word < (wanted.word || ${last}) collate "C")`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
