import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { FitmentRow } from './fitment.rules';
import type { OtherNumber } from './listed-part.rules';

/** Numbers and fitments for a part that exists. */
interface Lists {
  id: string;
  numbers?: readonly OtherNumber[] | undefined;
  fitments?: readonly FitmentRow[] | undefined;
}

/** What a list added to a part. */
export interface AddedLists {
  numbers: OtherNumber[];
  /** Ids of fitments. */
  fitments: string[];
}

/** Adds the numbers and fitments that the parts do not have yet; returns what was added, by part. */
export async function addLists(tx: Tx, parts: readonly Lists[]): Promise<Map<string, AddedLists>> {
  const added = new Map<string, AddedLists>();
  const of = (id: string) => {
    const lists = added.get(id) ?? { numbers: [], fitments: [] };
    added.set(id, lists);
    return lists;
  };
  for (const { productId, ...number } of await addNumbers(tx, parts)) of(productId).numbers.push(number);
  for (const { productId, id } of await addFitments(tx, parts)) of(productId).fitments.push(id);
  return added;
}

/** Counts the numbers and fitments that `addLists` would add, by part. */
export async function countMissing(db: Db, parts: readonly Lists[]): Promise<Map<string, MissingLists>> {
  const { rows } = await sql<MissingLists & { id: string }>`
    select product_id as id, count(*) filter (where of = 'numbers')::int as numbers,
      count(*) filter (where of = 'fitments')::int as fitments
    from (select product_id, 'numbers' as of from (${missingNumbers(parts)}) as n
      union all select product_id, 'fitments' from (${missingFitments(parts)}) as f) as missing
    group by product_id`.execute(db);
  return new Map(rows.map(({ id, ...missing }) => [id, missing]));
}

export interface MissingLists {
  numbers: number;
  fitments: number;
}

/** Selects the numbers that the parts do not have yet. */
function missingNumbers(parts: readonly Lists[]): RawBuilder<unknown> {
  const all = parts.flatMap(({ id, numbers = [] }) => numbers.map((one) => ({ id, ...one })));
  return sql`
    select n.* from unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(({ kind }) => kind)}::text[],
      ${all.map(({ number }) => number)}::text[]) as n (product_id, kind, number)
    where not exists (
      select from product_numbers o
      where o.product_id = n.product_id and o.kind = n.kind and o.code = turoos_code(n.number))`;
}

/** Selects the fitments that the parts do not have yet. */
function missingFitments(parts: readonly Lists[]): RawBuilder<unknown> {
  const all = parts.flatMap(({ id, fitments = [] }) => fitments.map((one) => ({ id, ...one })));
  return sql`
    select n.* from unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(({ make }) => make)}::text[],
      ${all.map(({ model }) => model)}::text[], ${all.map(({ yearFrom }) => yearFrom)}::int[],
      ${all.map(({ yearTo }) => yearTo)}::int[], ${all.map(({ monthFrom = null }) => monthFrom)}::int[],
      ${all.map(({ monthTo = null }) => monthTo)}::int[], ${all.map(({ engine }) => engine)}::text[])
      as n (product_id, make, model, year_from, year_to, month_from, month_to, engine)
    where not exists (
      select from product_fitments f
      where f.product_id = n.product_id and turoos_fold(f.make) = turoos_fold(n.make)
        and turoos_fold(f.model) = turoos_fold(n.model) and turoos_fold(f.engine) = turoos_fold(n.engine)
        and (f.year_from, f.year_to, f.month_from, f.month_to)
          is not distinct from (n.year_from, n.year_to, n.month_from, n.month_to))`;
}

async function addNumbers(tx: Tx, parts: readonly Lists[]): Promise<(OtherNumber & { productId: string })[]> {
  if (parts.every(({ numbers = [] }) => numbers.length === 0)) return [];
  const { rows } = await sql<OtherNumber & { productId: string }>`
    insert into product_numbers (product_id, kind, number) ${missingNumbers(parts)}
    on conflict do nothing returning product_id, kind, number`.execute(tx);
  return rows;
}

async function addFitments(tx: Tx, parts: readonly Lists[]): Promise<{ productId: string; id: string }[]> {
  if (parts.every(({ fitments = [] }) => fitments.length === 0)) return [];
  const { rows } = await sql<{ productId: string; id: string }>`
    insert into product_fitments (product_id, make, model, year_from, year_to, month_from, month_to, engine)
    ${missingFitments(parts)} returning product_id, id`.execute(tx);
  return rows;
}

/** Removes numbers and fitments that a list added. */
export async function removeLists(tx: Tx, added: ReadonlyMap<string, AddedLists>): Promise<void> {
  const numbers = [...added].flatMap(([id, lists]) => lists.numbers.map((one) => ({ id, ...one })));
  const fitments = [...added.values()].flatMap((lists) => lists.fitments);
  await sql`
    delete from product_numbers o
    using unnest(${numbers.map(({ id }) => id)}::uuid[], ${numbers.map(({ kind }) => kind)}::text[],
      ${numbers.map(({ number }) => number)}::text[]) as n (product_id, kind, number)
    where (o.product_id, o.kind, o.number) = (n.product_id, n.kind, n.number)`.execute(tx);
  await sql`delete from product_fitments where id = any (${fitments}::uuid[])`.execute(tx);
}
