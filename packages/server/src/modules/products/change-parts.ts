import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { lockHeld, readHeld, writeHeld } from './held-parts';
import { difference, type PartFields } from './listed-part.rules';
import type { ChangedByList } from './upsert-parts';

interface Wanted {
  id: string;
  fields: PartFields;
  /** Whether numbers or fitments were changed before. */
  hasOtherLists?: boolean;
}

/** Gives parts these fields, whatever they were, and returns what that changed. */
export async function changeParts(tx: Tx, user: Actor, wanted: readonly Wanted[]): Promise<ChangedByList[]> {
  await lockHeld(tx, sql`p.id = any (${wanted.map(({ id }) => id)}::uuid[])`);
  const results: ChangedByList[] = [];
  for (const portion of portions(wanted)) {
    const asked = new Map(portion.map((one) => [one.id, one]));
    const held = await readHeld(tx, sql`p.id = any (${[...asked.keys()]}::uuid[])`);
    const changed = held.flatMap((part) => {
      const { fields, hasOtherLists = false } = asked.get(part.id) ?? { fields: {} };
      const change = difference(part, { ...part, ...fields });
      if (!change && !hasOtherLists) return [];
      return [{ entityId: part.id, ...(change ?? { before: {}, after: {}, whole: part }), hasOtherLists }];
    });
    const versions = await writeHeld(tx, user, changed);
    for (const { entityId: id, before } of changed)
      results.push({ id, before, added: undefined, version: versions.get(id) ?? 0 });
  }
  return results;
}
