import { Client } from 'pg';

/** Returns the ids of the sales that a database holds. */
export async function salesIn(url: string): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from sales');
  await client.end();
  return new Set(rows.map(({ id }) => id));
}
