import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

const isWord = sql`word ~ '^[a-zء-ي]{2,30}$'`;

/** Adds the words of the parts that changed since the last time. Transactions that ran then are read again. */
export async function readCatalogueWords(tx: Tx): Promise<void> {
  await sql`select from catalogue_words_read for update`.execute(tx);
  await sql`
    insert into catalogue_words (word)
    select distinct word from part_changes c
      join catalogue_words_read r on c.at >= r.up_to - interval '10 minutes'
      join products p on p.id = c.id
      cross join lateral string_to_table(p.search_text, ' ') as word
    where ${isWord} order by word
    on conflict do nothing`.execute(tx);
  await sql`update catalogue_words_read set up_to = now()`.execute(tx);
}

/** Adds the words of these parts at once, so that a part is found by what its words mean as soon as it is written. */
export const addCatalogueWords = (tx: Tx, ids: readonly string[]) =>
  sql`
    insert into catalogue_words (word)
    select distinct word from products p cross join lateral string_to_table(p.search_text, ' ') as word
    where p.id = any (${ids}::uuid[]) and ${isWord} order by word
    on conflict do nothing`.execute(tx);
