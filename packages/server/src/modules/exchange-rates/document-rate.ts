import type { Rates } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

/**
 * Where a document is made or a price is shown, which decides the rate zone: that of the branch of the drawer that the
 * user's shift is on, else of the warehouse, else the default zone.
 */
export interface RatePlace {
  userId?: string | null | undefined;
  warehouseId?: string | null | undefined;
}

/** The zone of a place. */
export const zoneOf = ({ userId = null, warehouseId = null }: RatePlace): RawBuilder<string> =>
  sql`turoos_zone(${userId}::uuid, ${warehouseId}::uuid)`;

/** The rates of a place, of now or of an earlier day. */
const ratesThere = (place: RatePlace, day: string | null) => sql`turoos_rate(${zoneOf(place)}, ${day}::date)`;

/** Rials per dollar of a document, for the statement that writes it; null in a zone without rates. */
export const documentRate = (place: RatePlace, day: string | null = null): RawBuilder<number | null> =>
  sql`(select usd_to_yer from ${ratesThere(place, day)})`;

/** Reads the rates of a document or of the prices on a screen. */
export async function readRates(db: Db, place: RatePlace, day: string | null = null): Promise<Rates> {
  const { rows } = await sql<Rates>`select usd_to_yer, to_yer from ${ratesThere(place, day)}`.execute(db);
  return rows[0] ?? { usdToYer: null, toYer: {} };
}

/** The rates of a zone that were in force at a moment, as JSON, for a statement; null before the first. */
export const ratesAsOf = (zone: RawBuilder<string>, at: Date): RawBuilder<Rates | null> =>
  sql`(select json_build_object('usdToYer', r.usd_to_yer, 'toYer', r.to_yer) from exchange_rates r
    where r.zone_id = ${zone} and r.recorded_at <= ${at} order by r.recorded_at desc, r.created_at desc limit 1)`;
