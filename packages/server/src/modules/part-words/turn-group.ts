import type { PartWordEntry } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readGroup } from './part-words.queries';

/** Switches a built-in group off, because its words do not mean the same in this shop, or on again. */
export async function turnGroup(tx: Tx, user: Actor, key: string, isOn: boolean): Promise<PartWordEntry> {
  const before = await readGroup(tx, key);
  if (isOn) await tx.deleteFrom('partWordsOff').where('groupKey', '=', key).execute();
  else
    await tx
      .insertInto('partWordsOff')
      .values({ groupKey: key, userName: user.name })
      .onConflict((same) => same.doNothing())
      .execute();
  await recordChange(tx, user, {
    action: 'part-word.update',
    entity: 'part-words',
    before: { word: before.word, isOn: before.isOn },
    after: { word: before.word, isOn },
  });
  return readGroup(tx, key);
}
