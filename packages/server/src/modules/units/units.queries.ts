import { notFound, unitTexts, type KnownUnit } from '@turoos/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

/** The unit of the part an expression names, as documents carry it. */
export const unitOf = (productId: Expression<unknown> | RawBuilder<unknown>) => sql<KnownUnit>`(
  select json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals)
  from products unit_part join units u on u.code = unit_part.unit where unit_part.id = ${productId})`;

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
