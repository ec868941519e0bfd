import { nearKeys } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { statement } from '../../db/statement';

/** Returns words of the catalogue that may be one letter away from one of these. */
export async function nearWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await statement<{ word: string }>`
    select word from catalogue_words where near && ${words.flatMap(nearKeys)}::text[]`.execute(db);
  return rows.map(({ word }) => word);
}
