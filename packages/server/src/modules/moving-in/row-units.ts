import { fitsUnit, unitTexts, type BroughtPart, type BroughtProblem, type Unit } from '@turoos/contract';
import { sql } from 'kysely';
import type { HeldPart } from '../products';
import { partsInFractions } from '../units';
import { bringingTexts } from './bringing.texts';
import type { Shop } from './plan';

/** The unit that the row names, else that of the part, else the piece. */
export function unitOf(
  shop: Shop,
  row: BroughtPart,
  part: HeldPart | undefined,
  problems: BroughtProblem[],
): Unit {
  const named = row.unit === undefined ? undefined : shop.units.called(row.unit);
  if (row.unit !== undefined && !named)
    problems.push({
      row: row.row,
      field: 'unit',
      value: row.unit,
      message: bringingTexts.unknownUnit,
      remark: true,
    });
  return named ?? shop.units.of(part?.unit ?? 'piece');
}

export function levelProblem(row: BroughtPart, unit: Unit): BroughtProblem | undefined {
  for (const field of ['minStockLevel', 'maxStockLevel'] as const)
    if (!fitsUnit(row[field] ?? 0, unit))
      return { row: row.row, field, value: String(row[field]), message: bringingTexts.fraction(unit.name) };
  return undefined;
}

export const stuckProblem = ({ row, name, unit: value = '' }: BroughtPart, unit: Unit): BroughtProblem => ({
  row,
  field: 'unit',
  value,
  message: unitTexts.fractions(name, unit.name),
});

/** Returns the parts that have fractions and would get a whole unit. */
export async function stuckInFractions(
  { db, units }: Shop,
  rows: readonly BroughtPart[],
  held: ReadonlyMap<string, HeldPart>,
): Promise<Set<string>> {
  const suspects = rows.flatMap(({ code, unit }) => {
    const part = held.get(code);
    if (!part || unit === undefined || units.of(part.unit).decimals === 0) return [];
    return units.called(unit)?.decimals === 0 ? [part.id] : [];
  });
  if (suspects.length === 0) return new Set();
  return new Set(await partsInFractions(db, sql`p.id = any (${suspects}::uuid[])`));
}
