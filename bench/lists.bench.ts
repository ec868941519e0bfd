import { Client } from 'pg';
import { withShopOver } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { growth } from './latency';

const sizes = ['1,000', '1,000,000'] as const;

/** The newest parts and a part's movements, with little and with much in the tables. */
export async function measureLists(databases: Databases): Promise<Figure[]> {
  const [small, large] = [await databases.withParts(1000), await databases.withParts(1_000_000)];
  const [few, many] = [await someParts(small), await someParts(large)];
  const movementsOf = (ids: string[], turn: number) =>
    `/inventory/${ids[turn % ids.length]}/movements?limit=20`;
  return withShopOver(small, (askSmall) =>
    withShopOver(large, async (askLarge) => [
      ...(await growth('newest 20 parts', sizes, [
        () => askSmall('/products?limit=20'),
        () => askLarge('/products?limit=20'),
      ])),
      ...(await growth('movements of a part', sizes, [
        (turn) => askSmall(movementsOf(few, turn)),
        (turn) => askLarge(movementsOf(many, turn)),
      ])),
    ]),
  );
}

async function someParts(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from products order by part_code limit 500');
  await client.end();
  return rows.map(({ id }) => id);
}
