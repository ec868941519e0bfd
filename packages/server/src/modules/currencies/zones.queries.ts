import { currencyTexts, notFound, type RateZone } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

type ZoneRow = Omit<RateZone, '_id'> & { id: string };

const zones = sql`
  select z.id, z.name, z.is_default, z.version, coalesce(
    (select json_agg(json_build_object('_id', w.id, 'name', w.name) order by turoos_fold(w.name), w.id)
      from warehouses w where coalesce(w.rate_zone_id, turoos_default_zone()) = z.id), '[]') as warehouses
  from rate_zones z`;

const present = ({ id, ...zone }: ZoneRow): RateZone => ({ _id: id, ...zone });

/** Lists the rate zones, the default one first. */
export async function listZones(db: Db): Promise<RateZone[]> {
  const { rows } = await sql<ZoneRow>`${zones} order by z.is_default desc, turoos_fold(z.name)`.execute(db);
  return rows.map(present);
}

export async function readZone(db: Db, id: string): Promise<RateZone> {
  const { rows } = await sql<ZoneRow>`${zones} where z.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(currencyTexts.zoneNotFound);
  return present(rows[0]);
}
