import {
  can,
  entriesOf,
  foldCode,
  foundDocuments,
  type FoundDocument,
  type FoundDocumentKind,
  type Thing,
} from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { documentSources, quotationsNamed, type Match } from './document-sources';

const shown = 4;
/** Numbers end with at least three digits: a shorter text stands for the end of one, 7 for 007. */
const fewestDigits = 3;

/** Finds documents by the end of their number, and quotations by a name: whole numbers, then the newest first. */
export async function findDocuments(db: Db, user: Actor, q: string): Promise<FoundDocument[]> {
  const code = foldCode(q);
  if (!/\d/.test(code)) return findNamed(db, user, q);
  const end = /^\d+$/.test(code) ? code.padStart(fewestDigits, '0') : code;
  const found = await select(db, user, allowed(user), { end });
  return found.map((row) => ({ ...row, exact: row.number !== null && foldCode(row.number) === code }));
}

/** Reads documents by their ids, in any order. */
export async function readDocuments(db: Db, user: Actor, things: readonly Thing[]): Promise<FoundDocument[]> {
  const wanted = allowed(user).filter((kind) => things.some((thing) => thing.kind === kind));
  return select(db, user, wanted, { ids: things.map(({ id }) => id) });
}

const allowed = (user: Actor): FoundDocumentKind[] =>
  entriesOf(foundDocuments)
    .filter(([, right]) => can(user, right))
    .map(([kind]) => kind);

type Row = Omit<FoundDocument, '_id' | 'to' | 'usd_to_yer' | 'exact'> & {
  id: string;
  target: string | null;
  rate: number | null;
};

const findNamed = async (db: Db, user: Actor, q: string): Promise<FoundDocument[]> =>
  can(user, foundDocuments.quotation) ? read(db, [['quotation', quotationsNamed(q)]], shown) : [];

const select = (
  db: Db,
  user: Actor,
  kinds: readonly FoundDocumentKind[],
  match: Match,
): Promise<FoundDocument[]> =>
  read(
    db,
    kinds.map((kind) => [kind, documentSources[kind](match, user)]),
    'end' in match ? shown : 100,
  );

async function read(
  db: Db,
  sources: readonly (readonly [FoundDocumentKind, RawBuilder<unknown>])[],
  most: number,
): Promise<FoundDocument[]> {
  if (sources.length === 0) return [];
  // "offset 0" finds before it sorts: walking back through all days in search of four took seconds
  const parts: RawBuilder<unknown>[] = sources.map(
    ([kind, source]) => sql`(select ${sql.lit(kind)} as kind, found.* from (${source} offset 0) as found
      order by at desc, id desc limit ${sql.lit(most)})`,
  );
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ id, target, rate, ...row }) => ({
    _id: id,
    ...row,
    to: target,
    usd_to_yer: rate,
    exact: false,
  }));
}
