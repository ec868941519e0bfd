import { Client } from 'pg';
import { compareWithIdeal, type Haste } from './compare';
import { holdsOf } from './database/logged-steps';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { percentilesOf } from './percentiles';

const linesPerSale = 3;
const customersBuying = 100;

/** Cash sales of three parts to a customer. */
export const measureSales = (databases: Databases, haste: Haste): Promise<Figure[]> =>
  compareWithIdeal(databases, haste, async (url) => {
    const drawSale = await fillShelves(url);
    return [
      {
        name: 'sales of 3 lines',
        request: (ask) => ask('/sales', drawSale()),
        ideal: 'sale',
        bars: { share: 0.3, alone: 6, database: 3 },
        underLoad(steps) {
          const { p50, p95 } = percentilesOf(holdsOf(steps, /(insert into|update) "?counter_values/));
          return [
            { name: 'invoice counter locked, 8 clients, p50', value: p50, unit: 'ms' },
            { name: 'invoice counter locked, 8 clients, p95', value: p95, unit: 'ms' },
          ];
        },
      },
    ];
  });

/**
 * Stocks enough of every part for the whole measurement. Returns a function that draws a customer and three
 * neighbouring parts, as the ideal sale does.
 */
async function fillShelves(url: string): Promise<() => unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const idsOf = async (statement: string) =>
    (await client.query<{ id: string }>(statement)).rows.map(({ id }) => id);
  try {
    for (const table of ['stock', 'stock_totals']) {
      await client.query(`update ${table} set quantity = 1000000`);
      await client.query(`vacuum full analyze ${table}`);
    }
    const customers = await idsOf(
      `select id from customers where is_active and not is_blocked order by id limit ${customersBuying}`,
    );
    const parts = await idsOf('select product_id as id from stock_totals order by id');
    const drawn = (most: number) => Math.floor(Math.random() * most);
    return () => {
      const first = drawn(parts.length - linesPerSale + 1);
      return {
        customer: customers[drawn(customers.length)],
        paymentStatus: 'paid',
        items: parts.slice(first, first + linesPerSale).map((product) => ({ product, quantity: 1 })),
      };
    };
  } finally {
    await client.end();
  }
}
