import { Client } from 'pg';
import { withShopOver } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { latency } from './latency';

/** The newest parts and a part's movements, with little and with much in the tables. */
export async function measureLists(databases: Databases): Promise<Figure[]> {
  const small = await listLatency(await databases.withParts(1000));
  const large = await listLatency(await databases.withParts(1_000_000));
  return Object.entries(small).flatMap(([list, few]) => {
    const many = large[list as keyof typeof large];
    return [
      { name: `${list} at 1,000 parts, p95`, value: few, unit: 'ms' },
      { name: `${list} at 1,000,000 parts, p95`, value: many, unit: 'ms' },
      { name: `${list} p95, 1,000,000 ÷ 1,000`, value: many / few, unit: 'ratio', atMost: 2 },
    ];
  });
}

async function listLatency(url: string) {
  const ids = await someParts(url);
  return withShopOver(url, async (ask) => ({
    'newest 20 parts': (await latency(() => ask('/products?limit=20'))).p95,
    'movements of a part': (
      await latency((turn) => ask(`/inventory/${ids[turn % ids.length]}/movements?limit=20`))
    ).p95,
  }));
}

async function someParts(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from products order by part_code limit 500');
  await client.end();
  return rows.map(({ id }) => id);
}
