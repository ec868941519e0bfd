import { must, type ShopWords } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { statement } from '../../db/statement';

/** Reads the shop's own words and the built-in groups that it switched off. */
export async function readShopWords(db: Db): Promise<ShopWords> {
  const { rows } = await statement<ShopWords>`
    select
      (select coalesce(json_agg(json_build_object('word', word, 'means', means) order by id), '[]')
        from part_words) as own,
      (select coalesce(json_agg(group_key order by group_key), '[]') from part_words_off) as off`.execute(db);
  return must(rows[0]);
}
