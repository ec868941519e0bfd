import { fold, must, unitCalled, type Unit } from '@turoos/contract';
import type { Db } from '../../db/connect';

export interface Units {
  of: (code: string) => Unit;
  /** Returns the unit of that code, name or usual word. */
  called: (text: string) => Unit | undefined;
}

export async function readUnits(db: Db): Promise<Units> {
  const units: Unit[] = await db.selectFrom('units').select(['code', 'name', 'decimals']).execute();
  const byCode = new Map(units.map((unit) => [unit.code, unit]));
  const byName = new Map(units.map((unit) => [fold(unit.name), unit]));
  return {
    of: (code) => must(byCode.get(code)),
    called: (text) => byCode.get(text) ?? byName.get(fold(text)) ?? byCode.get(unitCalled(text) ?? ''),
  };
}
