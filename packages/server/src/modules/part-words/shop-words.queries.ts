import { must, type ShopWords } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { statement } from '../../db/statement';

/** The columns of the shop's own words and of the built-in groups that it switched off. */
export const shopWords = sql`
  (select coalesce(json_agg(json_build_object('word', word, 'means', means) order by id), '[]') from part_words) as own,
  (select coalesce(json_agg(group_key order by group_key), '[]') from part_words_off) as off`;

export async function readShopWords(db: Db): Promise<ShopWords> {
  const { rows } = await statement<ShopWords>`select ${shopWords}`.execute(db);
  return must(rows[0]);
}
