import type { CountSummary } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/transaction';

const counted = sql`counted_quantity is not null`;
const expected = sql`coalesce(round(sum(system_quantity * unit_cost) filter (where ${counted})), 0)`;
const actual = sql`coalesce(round(sum(counted_quantity * unit_cost)), 0)`;

const figures = (countId: RawBuilder<unknown>) => sql<CountSummary>`(
  select jsonb_build_object(
    'totalItems', count(*),
    'countedItems', count(counted_quantity),
    'pendingItems', count(*) - count(counted_quantity),
    'differenceItems', count(*) filter (where counted_quantity <> system_quantity),
    'accuracyPercentage', coalesce(round(
      100.0 * count(*) filter (where counted_quantity = system_quantity) / nullif(count(counted_quantity), 0), 2), 100),
    'totalExpectedValue', ${expected},
    'totalActualValue', ${actual},
    'totalVarianceValue', ${actual} - ${expected})
  from inventory_count_items where count_id = ${countId})`;

/** The totals of a count, stored once it has ended so that a list of many large counts stays fast. */
export const summaryOf = sql<CountSummary>`coalesce(inventory_counts.summary,
  ${figures(sql`inventory_counts.id`)})`;

export async function keepSummary(tx: Tx, countId: string): Promise<void> {
  await sql`update inventory_counts set summary = ${figures(sql`${countId}::uuid`)} where id = ${countId}`.execute(
    tx,
  );
}
