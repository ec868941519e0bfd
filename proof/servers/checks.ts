import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { signInAs } from '../sign-in-as';

export interface Finding {
  what: string;
  value: string | number;
  holds: boolean;
}

/** Checks that the invoice numbers of each day run from 1 without a gap. */
export async function numbersInOrder(databaseUrl: string): Promise<Omit<Finding, 'what'>> {
  const [row] = await ask<{ wrong: number }>(
    databaseUrl,
    `select count(*)::int as wrong from (
       select count(*) as made, count(distinct sale_number) as numbers,
         max(substring(sale_number from '[0-9]+$')::int) as last
       from sales where sale_number is not null and created_at > now() - interval '1 hour'
         and sale_number like '%' || to_char(now() at time zone 'Asia/Aden', 'YYYYMMDD') || '%'
     ) today where made <> numbers or last < made`,
  );
  const wrong = row?.wrong ?? 1;
  return { value: wrong, holds: wrong === 0 };
}

/** Checks that reports requested on all servers at once are each made by one of them. */
export async function jobsRanOnce(
  databaseUrl: string,
  servers: readonly { url: string }[],
): Promise<Finding> {
  const token = await signInAs(servers[0]?.url ?? '', 'super_admin');
  const wanted = 12;
  // by names of their own, because the sample shop has made others just now
  const run = randomUUID();
  await Promise.all(
    Array.from({ length: wanted }, (_, index) =>
      fetch(`${servers[index % servers.length]?.url}/api/inventory-reports/generate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `${run} ${index}`, type: 'stock_level', warehouse: 'all' }),
      }),
    ),
  );
  const count = async () =>
    (
      await ask<{ times: number }>(
        databaseUrl,
        `select count(*)::int as times from audit_log a join inventory_reports r on r.id = a.entity_id
         where a.action = 'inventoryReport.generated' and r.name like '${run} %'`,
      )
    )[0]?.times ?? 0;
  for (let tries = 0; tries < 60 && (await count()) < wanted; tries++) await wait(500);
  await wait(2000);
  const made = await count();
  return {
    what: `reports made of ${wanted} asked for on three servers`,
    value: made,
    holds: made === wanted,
  };
}

export async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}
