import { Client } from 'pg';
import { withShopOver } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { latencies } from './latency';
import { millionSales } from './sizes';

/** Stands in a call for the branch that sells most. */
export const branch = '{branch}';

/**
 * Measures calls at a million sales: on a server that has just started, and on one that has answered before.
 */
export async function measureCalls(databases: Databases, calls: readonly string[]): Promise<Figure[]> {
  const url = await databases.of(millionSales);
  const busiest = await busiestBranch(url);
  const figures: Figure[] = [];
  for (const call of calls) {
    const path = call.replace(branch, busiest);
    const [cold, warm] = await withShopOver(url, async (ask) => {
      const began = performance.now();
      await ask(path);
      const first = performance.now() - began;
      // a slow one for about twenty seconds, because more tries tell no more
      const times = Math.round(Math.min(200, Math.max(5, 20_000 / first)));
      const [later] = await latencies([() => ask(path)], { times, warmUp: Math.round(times / 10) });
      return [first, later?.p95 ?? 0] as const;
    });
    figures.push(
      { name: `${call} at 1,000,000 sales, first call`, value: cold, unit: 'ms', atMost: 1000 },
      { name: `${call} at 1,000,000 sales, p95`, value: warm, unit: 'ms', atMost: 100 },
    );
  }
  return figures;
}

async function busiestBranch(connectionString: string): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client
    .query<{ id: string }>(
      `select warehouse_id as id from branch_sales_by_day
       where warehouse_id is not null group by 1 order by sum(orders) desc limit 1`,
    )
    .finally(() => client.end());
  return rows[0]?.id ?? '';
}
