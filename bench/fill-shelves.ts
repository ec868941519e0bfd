import { Client } from 'pg';

const linesPerSale = 3;
const customersBuying = 100;

/**
 * Stocks enough of every part for the whole measurement. Returns a function that draws a customer and three
 * neighbouring parts, as the ideal sale does.
 */
export async function fillShelves(url: string): Promise<() => unknown> {
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
    const parts = await idsOf('select distinct product_id as id from stock order by id');
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
