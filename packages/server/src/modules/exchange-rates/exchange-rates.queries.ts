import { adenDayBounds, notFound, rateTexts, type ExchangeRate, type Page } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { drift } from '../../system/clock.rules';
import { readPage } from '../../db/read-page';
import { statement } from '../../db/statement';

const fromRates = (db: Db) =>
  db
    .selectFrom('exchangeRates')
    .leftJoin('users', 'users.id', 'exchangeRates.createdBy')
    .select([
      'exchangeRates.id',
      'exchangeRates.usdToYer',
      'exchangeRates.recordedAt',
      'exchangeRates.note',
      'users.name as author',
    ]);

type RateRow = Awaited<ReturnType<ReturnType<typeof fromRates>['executeTakeFirstOrThrow']>>;

const present = (row: RateRow): ExchangeRate => ({
  _id: row.id,
  usd_to_yer: row.usdToYer,
  recorded_at: row.recordedAt,
  note: row.note,
  created_by: row.author === null ? null : { name: row.author },
});

/** Sorts by the recorded time, then by the time of insertion. */
const newestFirst = (db: Db) =>
  fromRates(db).orderBy('exchangeRates.recordedAt', 'desc').orderBy('exchangeRates.createdAt', 'desc');

const newest = sql`order by recorded_at desc, created_at desc limit 1`;

/** Selects the newest rate. A rate dated into the future by a fast clock counts only if there is no other. */
const newestRate = sql`(
  (select * from exchange_rates where recorded_at <= now() + ${sql.lit(drift / 1000)} * interval '1 second' ${newest})
  union all (select * from exchange_rates ${newest})
  limit 1)`;

/** The current rate, for a statement that reads other facts with it; null in a shop without any. */
export const selectCurrentRate: RawBuilder<number | null> =
  sql`(select usd_to_yer from ${newestRate} as newest)`;

async function lastRate(db: Db): Promise<RateRow | undefined> {
  const { rows } = await statement<RateRow>`
    select r.id, r.usd_to_yer, r.recorded_at, r.note, u.name as author
    from ${newestRate} as r left join users u on u.id = r.created_by`.execute(db);
  return rows[0];
}

/** Returns the current rate, or undefined in a shop without any. */
export async function currentRate(db: Db): Promise<ExchangeRate | undefined> {
  const row = await lastRate(db);
  return row && present(row);
}

export async function latestRate(db: Db): Promise<ExchangeRate> {
  const rate = await currentRate(db);
  if (!rate) throw notFound(rateTexts.noneSet);
  return rate;
}

const lastRateOn = (db: Db, day: string) =>
  newestFirst(db)
    .where('exchangeRates.recordedAt', '<', adenDayBounds(day).until)
    .limit(1)
    .executeTakeFirst();

/** Returns the last rate recorded on that day or before. */
export async function rateOn(db: Db, day: string): Promise<ExchangeRate> {
  const row = await lastRateOn(db, day);
  if (!row) throw notFound(rateTexts.noneFound);
  return present(row);
}

/** Returns the rate for a document of that day: the day's rate, else the current one, else null. */
export async function rateOfDocument(db: Db, day: string): Promise<number | null> {
  const row = (await lastRateOn(db, day)) ?? (await lastRate(db));
  return row?.usdToYer ?? null;
}

export async function readRate(db: Db, id: string): Promise<ExchangeRate> {
  const row = await fromRates(db).where('exchangeRates.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(rateTexts.notFound);
  return present(row);
}

export async function listRates(
  db: Db,
  { sort, ...paging }: { page: number; limit: number; sort: string },
): Promise<Page<ExchangeRate>> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const query = fromRates(db)
    .orderBy('exchangeRates.recordedAt', direction)
    .orderBy('exchangeRates.createdAt', direction);
  const page = await readPage(db, query, paging);
  return { ...page, rows: page.rows.map(present) };
}
