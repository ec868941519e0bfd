import {
  conflict,
  partWordKey,
  partWordTexts,
  ruleBroken,
  wordProblem,
  type PartWordChanges,
  type PartWordEntry,
  type PartWordInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { readOwnWord } from './part-words.queries';

export async function createPartWord(tx: Tx, user: Actor, input: PartWordInput): Promise<PartWordEntry> {
  await lockWords(tx);
  await assertSound(tx, input);
  const { id } = await tx
    .insertInto('partWords')
    .values({ ...input, key: partWordKey(input.word), userName: user.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(tx, user, {
    action: 'part-word.create',
    entity: 'part-words',
    entityId: id,
    after: input,
  });
  return readOwnWord(tx, id);
}

export async function updatePartWord(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: PartWordChanges,
): Promise<PartWordEntry> {
  await lockWords(tx);
  const before = await readOwnWord(tx, id);
  assertCurrent(version, before);
  const { word, means } = before;
  const after = { word, means, ...changes };
  await assertSound(tx, after, id);
  await tx
    .updateTable('partWords')
    .set({
      ...after,
      key: partWordKey(after.word),
      userName: user.name,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'part-word.update',
    entity: 'part-words',
    entityId: id,
    before: { word, means },
    after,
  });
  return readOwnWord(tx, id);
}

export async function removePartWord(tx: Tx, user: Actor, id: string): Promise<void> {
  const { word, means } = await readOwnWord(tx, id);
  await tx.deleteFrom('partWords').where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: 'part-word.delete',
    entity: 'part-words',
    entityId: id,
    before: { word, means },
  });
}

/** Lets one writer in at a time: two words that are sound alone may explain each other. */
const lockWords = (tx: Tx) => sql`lock table part_words in share row exclusive mode`.execute(tx);

/** Refuses a word that is there already or is explained by itself. */
async function assertSound(tx: Tx, entry: PartWordInput, id?: string): Promise<void> {
  const rows = await tx.selectFrom('partWords').select(['id', 'key', 'word', 'means']).execute();
  const others = rows.filter((row) => row.id !== id);
  const problem = wordProblem(entry, others);
  if (problem) throw ruleBroken(problem);
  if (others.some(({ key }) => key === partWordKey(entry.word)))
    throw conflict(partWordTexts.taken(entry.word));
}
