import { sql } from 'kysely';
import type { BroughtBefore, BroughtItemKind } from '../../db/column-types';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { AddedLists } from '../products';

/** A record that a bringing made or changed, or an entry it posted. */
export interface BroughtItem {
  kind: BroughtItemKind;
  id: string;
  isNew: boolean;
  version?: number | undefined;
  before?: BroughtBefore | undefined;
}

/** An item as it is undone. */
export interface TakenItem {
  kind: BroughtItemKind;
  id: string;
  isNew: boolean;
  before: { fields?: object; added?: AddedLists } | null;
}

/** Notes what a bringing did. What it did to a record twice, by two sheets, is undone to the first state. */
export async function noteItems(tx: Tx, bringingId: string, items: readonly BroughtItem[]): Promise<void> {
  for (const portion of portions(items))
    await sql`
      insert into bringing_items as i (bringing_id, kind, entity_id, is_new, version, before)
      select ${bringingId}::uuid, * from unnest(
        ${portion.map(({ kind }) => kind)}::text[], ${portion.map(({ id }) => id)}::uuid[],
        ${portion.map(({ isNew }) => isNew)}::boolean[], ${portion.map(({ version = 1 }) => version)}::int[],
        ${portion.map(({ before }) => (before ? JSON.stringify(before) : null))}::jsonb[])
      on conflict (bringing_id, kind, entity_id) do update
        set version = excluded.version, before = jsonb_build_object(
          'version', coalesce(i.before -> 'version', excluded.before -> 'version'),
          'fields', ${both('fields')},
          'added', jsonb_build_object('numbers', ${bothAdded('numbers')}, 'fitments', ${bothAdded('fitments')}))`.execute(
      tx,
    );
}

/** Joins a value of the two notes of an item; of objects, the fields of the first one hold. */
const both = (name: string) => sql`
  coalesce(excluded.before -> ${name}, '{}') || coalesce(i.before -> ${name}, '{}')`;
const bothAdded = (name: string) => sql`
  coalesce(excluded.before -> 'added' -> ${name}, '[]') || coalesce(i.before -> 'added' -> ${name}, '[]')`;
