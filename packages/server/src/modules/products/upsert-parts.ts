import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { addLists, type AddedLists } from './add-lists';
import { lockHeld, readHeld, writeHeld, type WrittenPart } from './held-parts';
import { insertParts } from './insert-parts';
import {
  changesOf,
  type HeldPart,
  type ListedPart,
  type ListMode,
  type PartFields,
} from './listed-part.rules';

export type { ListedPart };

/** What a list changed of a part that existed, so that the change can be undone. */
export interface ChangedByList {
  id: string;
  before: PartFields;
  added: AddedLists | undefined;
  version: number;
}

export interface UpsertedParts {
  /** The parts' ids by folded number. */
  ids: Map<string, string>;
  created: string[];
  changed: ChangedByList[];
}

/**
 * Inserts or updates the parts of a list, matched by folded number: existing parts take the list's fields and
 * keep the others, missing ones are created. A concurrent list with the same parts waits at the first row
 * lock. Rows are processed in portions, because lists are long.
 */
export async function upsertParts<Row extends Coded>(
  tx: Tx,
  user: Actor,
  rows: readonly Row[],
  mainWarehouseId: string | null,
  partOf: (row: Row) => ListedPart,
  mode: ListMode = 'replace',
): Promise<UpsertedParts> {
  const sorted = rows.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  await lockHeld(tx, listed(sorted));
  const result: UpsertedParts = { ids: new Map(), created: [], changed: [] };
  for (const portion of portions(sorted)) {
    let open = portion.map(partOf);
    // a part that is created concurrently is found in the next round
    while (open.length > 0) {
      await lockHeld(tx, listed(open));
      const held = new Map((await readHeld(tx, listed(open))).map((part) => [part.code, part]));
      for (const { id, code } of held.values()) result.ids.set(code, id);
      result.changed.push(...(await changeParts(tx, user, open, held, mode)));
      const unknown = open.filter(({ code }) => !held.has(code));
      for (const { id, code } of await insertParts(tx, unknown, mainWarehouseId)) {
        result.ids.set(code, id);
        result.created.push(id);
      }
      open = unknown.filter(({ code }) => !result.ids.has(code));
    }
  }
  return result;
}

/** Locks the parts with these folded numbers, for a list that is written in several portions. */
export const lockParts = (tx: Tx, codes: readonly string[]): Promise<void> =>
  lockHeld(tx, listed(codes.map((code) => ({ code }))));

type Coded = Pick<ListedPart, 'code'>;

const listed = (parts: readonly Coded[]) => sql`p.part_code = any (${parts.map(({ code }) => code)}::text[])`;

/** Adds missing numbers and fitments, and writes only the parts that differ. */
async function changeParts(
  tx: Tx,
  user: Actor,
  parts: readonly ListedPart[],
  held: ReadonlyMap<string, HeldPart>,
  mode: ListMode,
): Promise<ChangedByList[]> {
  const met = parts.flatMap((part) => {
    const before = held.get(part.code);
    return before ? [{ part, before }] : [];
  });
  const added = await addLists(
    tx,
    met.map(({ part, before }) => ({ id: before.id, numbers: part.numbers, fitments: part.fitments })),
  );
  const changed = met.flatMap(({ part, before }): WrittenPart[] => {
    const change = changesOf(before, part, mode);
    const lists = added.get(before.id);
    if (!change && !lists) return [];
    const written = change ?? { before: {}, after: {}, whole: before };
    return [{ entityId: before.id, ...written, hasOtherLists: lists !== undefined }];
  });
  const versions = await writeHeld(tx, user, changed);
  return changed.map(({ entityId: id, before }) => ({
    id,
    before,
    added: added.get(id),
    version: versions.get(id) ?? 0,
  }));
}
