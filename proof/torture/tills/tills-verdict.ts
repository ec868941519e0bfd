import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import type { Seen } from './simulated-till';

interface Found {
  id: string;
  /** Whether a manager must decide before it is booked. */
  isKept: boolean;
  total: number;
  lines: Line[];
}
type Line = [product: string, quantity: number, cents: number];

export interface TillsVerdict {
  lost: string[];
  doubled: string[];
  wrong: string[];
  numbersTwice: string[];
  forged: string[];
  figures: Record<string, number>;
}

/** All sales of the proof in the books, by the id that each has in its notes, and those that are kept unbooked. */
const found = `
  select s.notes as id, false as "isKept", s.grand_total::float as total, (
    select json_agg(json_build_array(i.product_id, i.quantity::float, i.price::float)) from sale_items i
    where i.sale_id = s.id) as lines
  from sales s where s.notes ~ '^[0-9a-f-]{36}$'
  union all
  select o.id::text, true, round((o.fact ->> 'grandTotal')::numeric * 100)::float, (
    select json_agg(json_build_array(i ->> 'product', (i ->> 'quantity')::float, round((i ->> 'price')::numeric * 100)::float))
    from jsonb_array_elements(o.fact -> 'items') i)
  from offline_sales o where o.sale_id is null and o.fact ->> 'notes' = o.id::text`;

const twice = `
  select number as what from offline_sales group by number having count(*) > 1
  union all select sale_number from sales where sale_number is not null group by sale_number having count(*) > 1
  union all select concat(o.number, ' has another receipt and no decision') from offline_sales o
  where o.number like '%/%'
    and not exists (select from sale_decisions d where d.offline_sale_id = o.id and d.kind = 'number')`;

const figures = `
  select 'decision: ' || kind as what, count(*)::int as times from sale_decisions d
  join offline_sales o on o.id = d.offline_sale_id where o.fact ->> 'notes' = o.id::text group by kind
  union all select 'linked to a sale that had been booked', count(*)::int from offline_sales o
    join sales s on s.id = o.sale_id where (o.fact ->> 'wasTried')::boolean and s.created_at <> o.made_at
  union all select 'pieces short', coalesce(sum(quantity), 0)::int from stock_adjustments where reason = 'offline_sale'`;

export async function judgeTills(
  databaseUrl: string,
  seen: ReadonlyMap<string, Seen>,
  forged: { ids: readonly string[]; suspects: readonly string[] },
): Promise<TillsVerdict> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Found>(found);
    const { rows: numbers } = await client.query<{ what: string }>(twice);
    const { rows: counted } = await client.query<{ what: string; times: number }>(figures);
    const { rows: believed } = await client.query<{ what: string }>(
      `select number as what from offline_sales o where id = any ($1::uuid[])
        or id = any ($2::uuid[]) and not exists (select from sale_decisions d where d.offline_sale_id = o.id)`,
      [forged.ids, forged.suspects],
    );
    const times = new Map<string, number>();
    for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      lost: [...seen.values()].filter(({ id }) => !times.has(id)).map(nameOf),
      doubled: [...times].filter(([, count]) => count > 1).map(([id]) => id),
      wrong: [...seen.values()].filter((one) => isOther(one, byId.get(one.id))).map(nameOf),
      numbersTwice: numbers.map(({ what }) => what),
      forged: believed.map(({ what }) => what),
      figures: {
        'booked, yet not shown as saved': [...times.keys()].filter((id) => !seen.has(id)).length,
        'kept for a manager': rows.filter(({ isKept }) => isKept).length,
        ...Object.fromEntries(counted.map(({ what, times: count }) => [what, count])),
      },
    };
  } finally {
    await client.end();
  }
}

const nameOf = ({ id, number }: Seen) => `${number ?? 'ordinary'} ${id}`;

function isOther({ sale }: Seen, row: Found | undefined): boolean {
  if (!row) return false;
  const { items, grandTotal } = sale as unknown as {
    items: { product: string; quantity: number; price: number }[];
    grandTotal: number;
  };
  const lines = items.map(({ product, quantity, price }): Line => [
    product,
    quantity,
    Math.round(price * 100),
  ]);
  return row.total !== Math.round(grandTotal * 100) || !isDeepStrictEqual(sorted(lines), sorted(row.lines));
}

const sorted = (lines: readonly Line[]) => lines.toSorted(([a], [b]) => (a < b ? -1 : 1));
