import { notFound, unitTexts, type KnownUnit } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

const units = sql<KnownUnit>`
  select code, name, decimals, is_system, version,
    case code when 'piece' then (select count(*) from products) - (select count(*) from products where unit <> 'piece')
      else (select count(*) from products where products.unit = units.code and unit <> 'piece') end as parts
  from units`;

export async function listUnits(db: Db): Promise<KnownUnit[]> {
  const { rows } = await sql<KnownUnit>`${units} order by position, turoos_fold(name)`.execute(db);
  return rows;
}

export async function readUnit(db: Db, code: string): Promise<KnownUnit> {
  const { rows } = await sql<KnownUnit>`${units} where code = ${code}`.execute(db);
  if (!rows[0]) throw notFound(unitTexts.notFound);
  return rows[0];
}
