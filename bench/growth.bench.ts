import { Client } from 'pg';
import { withShopOver } from './caller';
import type { Databases, Size } from './databases';
import type { Figure } from './figure';
import { growth } from './latency';
import type { Measure } from './measure';
import {
  millionCustomers,
  millions,
  millionSales,
  thousandCustomers,
  thousands,
  thousandSales,
} from './sizes';
import { searchOf } from './typed-words';

const sizes = ['1,000', '1,000,000'] as const;

/** Compares searches and the first pages of lists in small and large shops. */
export const measureGrowth: Measure = async (databases) => [
  ...(await search(databases)),
  ...(await partsAndMovements(databases)),
  ...(await newest('sales', databases, [thousandSales, millionSales])),
  ...(await newest('customers', databases, [thousandCustomers, millionCustomers])),
];

/** How much longer a search takes when the catalogue is a hundred times as large. */
async function search(databases: Databases): Promise<Figure[]> {
  const [small, large] = [await databases.of({ parts: 10_000 }), await databases.of(millions)];
  return withShopOver(small, (askSmall) =>
    withShopOver(large, (askLarge) =>
      growth(
        'search',
        'parts',
        ['10,000', '1,000,000'],
        [(turn) => askSmall(searchOf(turn)), (turn) => askLarge(searchOf(turn))],
      ),
    ),
  );
}

/** The newest parts, and the newest movements of the parts that move most. */
async function partsAndMovements(databases: Databases): Promise<Figure[]> {
  const [small, large] = [await databases.of(thousands), await databases.of(millions)];
  const [few, many] = [await busiestParts(small), await busiestParts(large)];
  const movementsOf = (ids: string[], turn: number) =>
    `/inventory/${ids[turn % ids.length]}/movements?limit=20`;
  return withShopOver(small, (askSmall) =>
    withShopOver(large, async (askLarge) => [
      ...(await growth('newest 20 parts', 'parts', sizes, [
        () => askSmall('/products?limit=20'),
        () => askLarge('/products?limit=20'),
      ])),
      ...(await growth('newest 20 movements of a part', 'movements', sizes, [
        (turn) => askSmall(movementsOf(few, turn)),
        (turn) => askLarge(movementsOf(many, turn)),
      ])),
    ]),
  );
}

async function newest(
  rows: 'sales' | 'customers',
  databases: Databases,
  [few, many]: readonly [Size, Size],
): Promise<Figure[]> {
  const [small, large] = [await databases.of(few), await databases.of(many)];
  return withShopOver(small, (askSmall) =>
    withShopOver(large, (askLarge) =>
      growth(`newest 20 ${rows}`, rows, sizes, [
        () => askSmall(`/${rows}?limit=20`),
        () => askLarge(`/${rows}?limit=20`),
      ]),
    ),
  );
}

async function busiestParts(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select product_id as id from stock_movements group by product_id order by count(*) desc limit 20',
  );
  await client.end();
  return rows.map(({ id }) => id);
}
