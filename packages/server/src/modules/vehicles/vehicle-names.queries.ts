import { makeSpellings, modelSpellings } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { ofMake } from './find-vehicles';

/** Lists the makes of the vehicles on file; two spellings of a name count once. */
export async function listMakes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ make: string }>`
    select min(make) as make from vehicles group by turoos_fold(make) order by turoos_fold(make) limit 500`.execute(
    db,
  );
  return eachOnce(
    rows.map(({ make }) => make),
    makeSpellings,
  );
}

export async function listModels(db: Db, make: string): Promise<string[]> {
  const { rows } = await sql<{ model: string }>`
    select min(model) as model from vehicles where ${ofMake(make)}
    group by turoos_fold(model) order by turoos_fold(model) limit 500`.execute(db);
  return eachOnce(
    rows.map(({ model }) => model),
    modelSpellings,
  );
}

export async function listYears(db: Db, make: string, model: string): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from vehicles where ${ofMake(make)} and turoos_fold(model) = any (${modelSpellings(model)}::text[])
    order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}

/** Deduplicates names with the same meaning, keeping the first of each. */
const eachOnce = (names: readonly string[], spellings: (name: string) => readonly string[]): string[] => {
  const met = new Set<string | undefined>();
  return names.filter((name) => {
    const [key] = spellings(name);
    return !met.has(key) && met.add(key);
  });
};
