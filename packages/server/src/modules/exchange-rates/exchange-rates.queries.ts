import {
  adenDayBounds,
  notFound,
  rateTexts,
  saudi,
  type CopiedSettings,
  type CurrentRate,
  type ExchangeRate,
  type LatestQuery,
  type Page,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Actor } from '../../kernel/actor';
import { readSettings } from '../../kernel/settings';
import { zoneOf } from './document-rate';
import { momentOf } from './recorded-at.rules';
import { zoneNamed } from './zones';

const fromRates = (db: Db) =>
  db
    .selectFrom('exchangeRates')
    .innerJoin('rateZones', 'rateZones.id', 'exchangeRates.zoneId')
    .leftJoin('users', 'users.id', 'exchangeRates.createdBy')
    .select([
      'exchangeRates.id',
      'exchangeRates.usdToYer',
      'exchangeRates.toYer',
      'exchangeRates.zoneId',
      'rateZones.name as zoneName',
      'exchangeRates.recordedAt',
      'exchangeRates.note',
      'users.name as author',
    ]);

type RateRow = Awaited<ReturnType<ReturnType<typeof fromRates>['executeTakeFirstOrThrow']>>;

const present = ({ toYer: { [saudi]: sar, ...others }, ...row }: RateRow): ExchangeRate => ({
  _id: row.id,
  usd_to_yer: row.usdToYer,
  sar_to_yer: sar ?? null,
  others: Object.entries(others).map(([currency, to_yer]) => ({ currency, to_yer })),
  zone: row.zoneId,
  zoneName: row.zoneName,
  recorded_at: row.recordedAt,
  note: row.note,
  created_by: row.author === null ? null : { name: row.author },
});

/** Returns the rate in force in the zone of the user's drawer or in the named one, now or at an earlier moment. */
export async function latestRate(db: Db, user: Actor, { zone, at }: LatestQuery): Promise<CurrentRate> {
  const zoneId =
    zone === undefined ? zoneOf({ userId: user.id }) : sql<string>`${await zoneNamed(db, zone)}::uuid`;
  const { rateMaxAge } = await readSettings(db, 'cash');
  const rate =
    at === undefined
      ? await fromRates(db)
          .where('exchangeRates.id', '=', sql<string>`(select id from turoos_rate(${zoneId}))`)
          .executeTakeFirst()
      : await lastRate(db, zoneId, momentOf(at, new Date()));
  if (!rate) throw notFound(zone === undefined ? rateTexts.noneSet : rateTexts.noneInZone);
  return { ...present(rate), max_age: rateMaxAge };
}

/** Returns the rate in force of each zone that has one, without who recorded it. */
export async function ratesInForce(db: Db): Promise<CopiedSettings['rates']> {
  const { rateMaxAge } = await readSettings(db, 'cash');
  const rows = await fromRates(db)
    .select('rateZones.isDefault')
    .where('exchangeRates.id', '=', sql<string>`(select id from turoos_rate(rate_zones.id))`)
    .orderBy('rateZones.name')
    .orderBy('rateZones.id')
    .execute();
  return rows.map(({ isDefault, ...row }) => {
    const { created_by: _author, note: _note, ...rate } = present(row);
    return { ...rate, max_age: rateMaxAge, isDefault };
  });
}

const lastRate = (db: Db, zoneId: string | ReturnType<typeof zoneOf>, moment: Date, except?: string) =>
  fromRates(db)
    .where('exchangeRates.zoneId', '=', zoneId)
    .where('exchangeRates.recordedAt', '<=', moment)
    .$call((found) => (except ? found.where('exchangeRates.id', '<>', except) : found))
    .orderBy('exchangeRates.recordedAt', 'desc')
    .orderBy('exchangeRates.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the rate that was in force in a zone at a moment, or would have been but for one of them; or undefined. */
export async function rateInForce(
  db: Db,
  zoneId: string,
  moment: Date,
  except?: string,
): Promise<ExchangeRate | undefined> {
  const row = await lastRate(db, zoneId, moment, except);
  return row && present(row);
}

/** Returns the last rate recorded on that day or before. */
export async function rateOn(db: Db, day: string, zone: string | undefined): Promise<ExchangeRate> {
  const endOfDay = new Date(adenDayBounds(day).until.getTime() - 1);
  const rate = await rateInForce(db, await zoneNamed(db, zone), endOfDay);
  if (!rate) throw notFound(zone === undefined ? rateTexts.noneFound : rateTexts.noneInZone);
  return rate;
}

export async function readRate(db: Db, id: string): Promise<ExchangeRate> {
  const row = await fromRates(db).where('exchangeRates.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(rateTexts.notFound);
  return present(row);
}

export async function listRates(
  db: Db,
  { sort, zone, ...paging }: { page: number; limit: number; sort: string; zone?: string | undefined },
): Promise<Page<ExchangeRate>> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const query = fromRates(db)
    .where('exchangeRates.zoneId', '=', await zoneNamed(db, zone))
    .orderBy('exchangeRates.recordedAt', direction)
    .orderBy('exchangeRates.createdAt', direction);
  const page = await readPage(db, query, paging);
  return { ...page, rows: page.rows.map(present) };
}
