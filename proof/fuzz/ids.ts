import { Client } from 'pg';

/** Ids of everything the shop has, a few of each table; not of the people who attack it, or they would delete each other. */
export async function idsOf(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'
         and table_name not in ('users', 'roles')`,
    );
    const ids: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ id: string }>(`select id from "${name}" limit 12`);
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  } finally {
    await client.end();
  }
}
