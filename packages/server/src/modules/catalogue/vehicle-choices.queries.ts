import { makeSpellings, modelSpellings, type VehicleChoices } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { listMakes, listModels } from '../vehicles';

/** Fitments that are looked through for engines: enough to meet each of a model's, whatever the catalogue's size. */
const looked = 5000;

/** Vehicles as the parts name them, and those on file for which there may be no part yet. */
export async function readVehicleChoices(
  db: Db,
  { make, model }: { make?: string | undefined; model?: string | undefined },
): Promise<VehicleChoices> {
  const names = make ? makeSpellings(make) : [];
  return {
    makes: together(makeSpellings, await eachOnce(db, 'make', sql`true`), await listMakes(db)),
    models: make
      ? together(
          modelSpellings,
          await listModels(db, make),
          await eachOnce(db, 'model', sql`turoos_fold(f.make) in (${sql.join(names)})`),
        )
      : [],
    engines: names.length ? await enginesOf(db, names, model) : [],
  };
}

/** Both lists in the order of names, each name once in whatever spelling. */
const together = (
  spellings: (name: string) => readonly string[],
  first: readonly string[],
  second: readonly string[],
): string[] => {
  const named = new Map([...second, ...first].map((name) => [spellings(name)[0] ?? '', name]));
  return [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
};

/** Jumps through the index from name to name, so that it costs as much as there are names, not fitments. */
async function eachOnce(db: Db, column: 'make' | 'model', where: RawBuilder<unknown>): Promise<string[]> {
  const name = sql.ref(`f.${column}`);
  const next = (after: RawBuilder<unknown>) => sql`
    select ${name} as name, turoos_fold(${name}) as folded from product_fitments f
    where ${where} and turoos_fold(${name}) > ${after} order by turoos_fold(${name}) limit 1`;
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      (${next(sql`''`)})
      union all
      select step.* from names cross join lateral (${next(sql`names.folded`)}) as step)
    select name from names limit 500`.execute(db);
  return rows.map((row) => row.name);
}

async function enginesOf(db: Db, makes: readonly string[], model: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ engine: string }>`
    select min(engine) as engine from (
      select engine from product_fitments f where turoos_fold(f.make) in (${sql.join(makes)})
      ${model ? sql`and turoos_fold(f.model) = any (${modelSpellings(model)}::text[])` : sql``}
      limit ${sql.lit(looked)}) as looked_at
    where engine <> '' group by turoos_fold(engine) order by 1 limit 200`.execute(db);
  return rows.map(({ engine }) => engine);
}
