import {
  notFound,
  parseSort,
  type Bringing,
  type BringingDetail,
  type BringingsQuery,
  type Page,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { bringingTexts } from './bringing.texts';
import { readBuiltOn } from './built-on';

const bringings = (db: Db) =>
  db
    .selectFrom('bringings')
    .select(['id', 'fileName', 'status', 'sheets', 'userName', 'at', 'takenBackBy', 'takenBackAt']);
type Row = Awaited<ReturnType<ReturnType<typeof bringings>['executeTakeFirstOrThrow']>>;

const present = ({ id, userName, ...row }: Row): Bringing => ({ _id: id, by: userName, ...row });

export async function listBringings(db: Db, query: BringingsQuery): Promise<Page<Bringing>> {
  const { direction } = parseSort(query.sort);
  const found = bringings(db).orderBy('at', direction).orderBy('id', direction);
  const { rows, ...page } = await readPage(db, found, query);
  return { ...page, rows: rows.map(present) };
}

export async function readBringing(db: Db, id: string): Promise<Bringing> {
  const row = await bringings(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(bringingTexts.noBringing);
  return present(row);
}

export async function readBringingDetail(db: Db, id: string): Promise<BringingDetail> {
  const bringing = await readBringing(db, id);
  const builtOn = bringing.status === 'brought' ? await readBuiltOn(db, id) : [];
  return { ...bringing, builtOn };
}
