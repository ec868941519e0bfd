import {
  conflict,
  notFound,
  partWordKey,
  partWordTexts,
  productTexts,
  tellingWords,
  unknownWords,
  type LearnedPick,
  type PartWordEntry,
  type PartWordInput,
  type WordSuggestion,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readShopWords } from './shop-words.queries';
import { createPartWord } from './write-part-word';

/** The suggestions that are shown; the others wait behind them. */
const most = 50;

/** Lists what was searched in vain and found otherwise, the most frequent first. */
export async function listSuggestions(db: Db): Promise<WordSuggestion[]> {
  const rows = await db
    .selectFrom('partWordSuggestions as s')
    .innerJoin('products as p', 'p.id', 's.productId')
    .select(['s.id', 's.word', 's.times', 's.users', 's.lastAt', 'p.id as partId', 'p.name', 'p.partNumber'])
    .where('s.status', '=', 'waiting')
    .orderBy('s.times', 'desc')
    .orderBy('s.lastAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, partId, name, partNumber, ...row }) => ({
    _id: id,
    ...row,
    part: { _id: partId, name, partNumber },
    means: tellingWords(name, row.word),
  }));
}

/** Remembers the part that was chosen after a search in vain; a repetition counts once more. */
export async function learnPick(tx: Tx, user: Actor, { typed, product }: LearnedPick): Promise<void> {
  const word = unknownWords(typed, await readShopWords(tx));
  if (word === undefined) return;
  const part = await tx.selectFrom('products').select('id').where('id', '=', product).executeTakeFirst();
  if (!part) throw notFound(productTexts.notFound);
  await sql`
    insert into part_word_suggestions (word, key, product_id, users)
    values (${word}, ${partWordKey(word)}, ${product}, array[${user.name}::text])
    on conflict (key, product_id) do update set times = part_word_suggestions.times + 1, last_at = now(),
      users = array(select distinct name from unnest(part_word_suggestions.users || excluded.users) as name
        order by name limit 20)`.execute(tx);
}

/** Accepts a suggestion as the user corrected it: it becomes a word of the shop. */
export async function acceptSuggestion(
  tx: Tx,
  user: Actor,
  id: string,
  input: PartWordInput,
): Promise<PartWordEntry> {
  await decide(tx, id, 'accepted');
  return createPartWord(tx, user, input);
}

export async function dismissSuggestion(tx: Tx, user: Actor, id: string): Promise<void> {
  const word = await decide(tx, id, 'dismissed');
  await recordChange(tx, user, {
    action: 'part-word.reject',
    entity: 'part-words',
    entityId: id,
    before: { word },
  });
}

async function decide(tx: Tx, id: string, status: 'accepted' | 'dismissed'): Promise<string> {
  const found = await tx
    .selectFrom('partWordSuggestions')
    .select(['word', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound(partWordTexts.noSuggestion);
  if (found.status !== 'waiting') throw conflict(partWordTexts.decided);
  await tx.updateTable('partWordSuggestions').set({ status }).where('id', '=', id).execute();
  return found.word;
}
