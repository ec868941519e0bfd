import {
  notFound,
  priceChangeTexts,
  type Page,
  type PriceChange,
  type PriceChangesQuery,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';

const changes = (db: Db) =>
  db
    .selectFrom('priceChanges')
    .select(['id', 'rule', 'userName', 'createdAt', 'undoneAt', 'undoneBy'])
    .select([
      sql<number>`(select count(*) from price_change_items i where i.change_id = price_changes.id)`.as(
        'parts',
      ),
      sql<PriceChange['tier']>`(select json_build_object('_id', t.id, 'name', t.name) from price_tiers t
        where t.id = price_changes.tier_id)`.as('tier'),
    ]);
type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

const present = ({ id, userName, ...row }: ChangeRow): PriceChange => ({ ...row, _id: id, by: userName });

export async function readPriceChange(db: Db, id: string): Promise<PriceChange> {
  const row = await changes(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(priceChangeTexts.notFound);
  return present(row);
}

export async function listPriceChanges(db: Db, query: PriceChangesQuery): Promise<Page<PriceChange>> {
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  const sorted = changes(db).orderBy('createdAt', direction).orderBy('id', direction);
  const { rows, ...page } = await readPage(db, sorted, query);
  return { ...page, rows: rows.map(present) };
}
