import { fitsUnit, must, unitCalled, unitTexts, type ImportRow, type Unit } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { partsInFractions } from '../units';
import type { SortedRows } from './accepted-rows';

interface Measured {
  id: string | null;
  /** The row's unit, else that of the part; null for an unknown unit name. */
  unit: Unit | null;
  /** Whether the existing part's unit allows fractions. */
  fractional: boolean;
}

/**
 * Returns the rows with the units their parts will have: the row's unit, else the existing part's, else the
 * piece. Rows whose quantity does not fit the unit fail. The import and its preview share this check.
 */
export async function withUnits(db: Db, { rows, failedRows }: SortedRows): Promise<SortedRows> {
  const measured = await measure(db, rows);
  const changed = measured.filter(({ unit, fractional }) => fractional && unit?.decimals === 0);
  const stuck = new Set(
    changed.length > 0
      ? await partsInFractions(db, sql`p.id = any (${changed.map(({ id }) => id)}::uuid[])`)
      : [],
  );
  const good: ImportRow[] = [];
  const failed = [...failedRows];
  for (const [place, row] of rows.entries()) {
    const { id, unit } = must(measured[place]);
    const problem = problemOf(row, unit, id !== null && stuck.has(id));
    if (problem) failed.push({ row: row.row, partNumber: row.partNumber, errors: [problem] });
    else good.push({ ...row, unit: unit?.code });
  }
  return { rows: good, failedRows: failed.toSorted((a, b) => a.row - b.row) };
}

function problemOf(row: ImportRow, unit: Unit | null, isStuck: boolean): string | undefined {
  if (!unit) return unitTexts.unknown;
  const { quantity, minStockLevel = 0, maxStockLevel = 0 } = row;
  if (![quantity, minStockLevel, maxStockLevel].every((given) => fitsUnit(given, unit)))
    return unitTexts.whole(row.name, unit.name);
  return isStuck ? unitTexts.fractions(row.name, unit.name) : undefined;
}

async function measure(db: Db, rows: readonly ImportRow[]): Promise<Measured[]> {
  const { rows: found } = await sql<Measured>`
    select p.id, coalesce(held.decimals = 2, false) as fractional,
      case when u.code is not null then json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals) end as unit
    from unnest(${rows.map(({ code }) => code)}::text[], ${rows.map(({ unit }) => unit ?? null)}::text[],
      ${rows.map(({ unit }) => (unit && unitCalled(unit)) ?? null)}::text[])
      with ordinality as l (code, named, called, place)
    left join products p on p.part_code = l.code
    left join units held on held.code = p.unit
    left join units u on u.code = coalesce(
      (select code from units where code = l.named or turoos_fold(name) = turoos_fold(l.named)
        order by code = l.named desc limit 1), l.called,
      case when l.named is null then coalesce(p.unit, 'piece') end)
    order by l.place`.execute(db);
  return found;
}
