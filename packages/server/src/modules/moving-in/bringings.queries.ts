import {
  kindsOf,
  notFound,
  parseSort,
  type Bringing,
  type BringingDetail,
  type BringingsQuery,
  type Page,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Actor } from '../../kernel/actor';
import { bringingTexts } from './bringing.texts';
import { readBuiltOn } from './built-on';

/** Selects the bringings of kinds that the user may bring: others tell what customers and suppliers owe. */
const bringings = (db: Db, user: Actor) =>
  db
    .selectFrom('bringings')
    .select(['id', 'fileName', 'status', 'sheets', 'userName', 'at', 'takenBackBy', 'takenBackAt'])
    .where(
      sql<boolean>`not exists (select from jsonb_array_elements(sheets) as sheet
        where sheet ->> 'kind' <> all (${kindsOf(user)}::text[]))`,
    );
type Row = Awaited<ReturnType<ReturnType<typeof bringings>['executeTakeFirstOrThrow']>>;

const present = ({ id, userName, ...row }: Row): Bringing => ({ _id: id, by: userName, ...row });

export async function listBringings(db: Db, user: Actor, query: BringingsQuery): Promise<Page<Bringing>> {
  const { direction } = parseSort(query.sort);
  const found = bringings(db, user).orderBy('at', direction).orderBy('id', direction);
  const { rows, ...page } = await readPage(db, found, query);
  return { ...page, rows: rows.map(present) };
}

export async function readBringing(db: Db, user: Actor, id: string): Promise<Bringing> {
  const row = await bringings(db, user).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(bringingTexts.noBringing);
  return present(row);
}

export async function readBringingDetail(db: Db, user: Actor, id: string): Promise<BringingDetail> {
  const bringing = await readBringing(db, user, id);
  const builtOn = bringing.status === 'brought' ? await readBuiltOn(db, id) : [];
  return { ...bringing, builtOn };
}
