import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/transaction';

/**
 * Adds the words of texts, which are given as the FROM clause that provides their `search_text`. Known ones are left
 * out before the insert, which works out the near words of each one that it is given.
 */
export const addWordsOf = (tx: Tx, texts: RawBuilder<unknown>) =>
  sql`
    insert into catalogue_words (word)
    select word from (
      select distinct word from ${texts} cross join lateral string_to_table(search_text, ' ') as word
      where word ~ '^[a-zء-ي]{2,30}$'
    ) as found
    where not exists (select from catalogue_words known where known.word = found.word) order by word
    on conflict do nothing`.execute(tx);

/** Adds the words of the parts that changed since the last time. Transactions that ran then are read again. */
export async function readCatalogueWords(tx: Tx): Promise<void> {
  await sql`select from catalogue_words_read for update`.execute(tx);
  await addWordsOf(
    tx,
    sql`part_changes c
      join catalogue_words_read r on c.at >= r.up_to - interval '10 minutes'
      join products p on p.id = c.id`,
  );
  await sql`update catalogue_words_read set up_to = now()`.execute(tx);
}

/** Adds the words of these parts at once, so that a part is found by what its words mean as soon as it is written. */
export const addCatalogueWords = (tx: Tx, ids: readonly string[]) =>
  addWordsOf(tx, sql`(select search_text from products where id = any (${ids}::uuid[])) as part`);
