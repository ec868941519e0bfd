import {
  adenDay,
  counterTexts,
  must,
  notFound,
  parseSort,
  type Counter,
  type CountersQuery,
  type Page,
} from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Counters } from '../../db/schema';
import { containsWords } from '../../db/search';
import { formatNumber, placeOf } from './number-format.rules';
import { isSystemKey } from './system-keys';

export async function readCounter(db: Db, id: string, warehouseId?: string): Promise<Counter> {
  const row = await db.selectFrom('counters').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(counterTexts.notFound);
  const [counter] = await withSequences(db, [row], warehouseId);
  return must(counter);
}

export async function listCounters(db: Db, query: CountersQuery): Promise<Page<Counter>> {
  const { q, warehouseId } = query;
  const { field, direction } = parseSort(query.sort);
  const found = db
    .selectFrom('counters')
    .selectAll()
    .$if(Boolean(q), (counters) =>
      counters.where(
        containsWords(sql<string>`turoos_fold(concat_ws(' ', key, prefix, description))`, q ?? ''),
      ),
    )
    .orderBy(field === 'key' ? 'key' : 'id', direction);
  const { rows, ...page } = await readPage(db, found, query);
  return { ...page, rows: await withSequences(db, rows, warehouseId) };
}

async function withSequences(
  db: Db,
  rows: Selectable<Counters>[],
  warehouseId: string | undefined,
): Promise<Counter[]> {
  if (rows.length === 0) return [];
  const at = new Date();
  const placed = rows.map((row) => ({ row, place: placeOf(row, at, warehouseId) }));
  const values = await db
    .selectFrom('counterValues')
    .selectAll()
    .where(
      'counterId',
      'in',
      rows.map(({ id }) => id),
    )
    .where(
      'period',
      'in',
      placed.map(({ place }) => place.period),
    )
    .where(
      'scope',
      'in',
      placed.map(({ place }) => place.scope),
    )
    .execute();
  return placed.map(({ row, place }) => {
    const value = values.find(
      ({ counterId, scope, period }) =>
        counterId === row.id && scope === place.scope && period === place.period,
    );
    return present(row, value?.seq ?? 0, at, place.scope);
  });
}

const present = (
  { id, ...row }: Selectable<Counters>,
  seq: number,
  at: Date,
  warehouseId: string,
): Counter => ({
  ...row,
  id,
  _id: id,
  seq,
  nextNumber: formatNumber(row, at, seq + 1),
  scope: {
    ...(row.resetPolicy !== 'never' && { year: Number(adenDay(at).slice(0, 4)) }),
    ...(warehouseId && { warehouseId }),
  },
  isSystem: isSystemKey(row.key),
});
