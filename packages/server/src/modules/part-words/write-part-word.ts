import {
  conflict,
  partWordKey,
  partWordTexts,
  ruleBroken,
  staleVersion,
  wordProblem,
  type PartWordChanges,
  type PartWordEntry,
  type PartWordInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readOwnWord } from './part-words.queries';

export async function createPartWord(tx: Tx, user: Actor, input: PartWordInput): Promise<PartWordEntry> {
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
  const { word, means, version: now } = await readOwnWord(tx, id);
  if (version !== undefined && version !== now) throw staleVersion();
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

/** Refuses a word that is there already or is explained by itself. Two writers wait for each other: both might be sound alone. */
async function assertSound(tx: Tx, entry: PartWordInput, id?: string): Promise<void> {
  await sql`lock table part_words in share row exclusive mode`.execute(tx);
  const rows = await tx.selectFrom('partWords').select(['id', 'key', 'word', 'means']).execute();
  const others = rows.filter((row) => row.id !== id);
  const problem = wordProblem(entry, others);
  if (problem) throw ruleBroken(problem);
  if (others.some(({ key }) => key === partWordKey(entry.word)))
    throw conflict(partWordTexts.taken(entry.word));
}
