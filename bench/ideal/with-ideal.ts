import { Pool, type PoolClient } from 'pg';
import { customersInIdeal, partsInIdeal } from './ideal.schema';

/** The least SQL each operation could be, one call per operation. */
export interface Ideal {
  /** Three lines, stock taken and checked, movements written. */
  sale(): Promise<unknown>;
  /** A part of a name or number, by trigram. */
  search(): Promise<unknown>;
  /** The newest 20 sales with their customers. */
  list(): Promise<unknown>;
}

const connections = 8;

/** Runs a measurement with the ideal operations, sent by the shop's own driver over eight connections. */
export async function withIdeal<T>(url: string, measure: (ideal: Ideal) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: url, max: connections });
  // The pool reports its end before its connections close, when the database may be gone already.
  pool.on('error', () => undefined);
  const ideal: Ideal = {
    sale: async () => {
      const client = await pool.connect();
      await sell(client).finally(() => client.release());
    },
    // Unprepared, because its plan depends on the text: a general plan is slower.
    search: () => pool.query(search, [terms[upTo(terms.length) - 1]]),
    list: () => pool.query({ name: 'list', text: list }),
  };
  return measure(ideal).finally(() => pool.end());
}

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

async function sell(client: PoolClient): Promise<void> {
  const insert = async (name: string, text: string, values: number[]): Promise<string> => {
    const { rows } = await client.query<{ id: string }>({ name, text, values });
    return rows[0]?.id ?? '';
  };
  const first = upTo(partsInIdeal - 2);
  const parts = [first, first + 1, first + 2];
  const lines: (number | string)[] = [];
  await client.query('begin');
  const sale = await insert('sale', insertSale, [upTo(customersInIdeal)]);
  for (const part of parts) lines.push(part, await insert('line', insertLine, [Number(sale), part]));
  for (const part of parts) await client.query({ name: 'stock', text: takeStock, values: [part] });
  await client.query({ name: 'movements', text: insertMovements, values: lines });
  await client.query('commit');
}

const insertSale = `insert into sale (customer_id, state, total) values ($1, 'confirmed', 3000) returning id`;
const insertLine = `insert into sale_line (sale_id, part_id, qty, price) values ($1, $2, 1, 1000) returning id`;
const takeStock = `update stock set on_hand = on_hand - 1 where part_id = $1 and on_hand >= 1`;
const insertMovements = `insert into stock_movement (part_id, sale_line_id, qty)
  values ($1, $2, -1), ($3, $4, -1), ($5, $6, -1)`;

const search = `select id, sku, name, price from part
  where name ilike '%' || $1 || '%' or sku ilike '%' || $1 || '%' order by id limit 20`;
const terms = [
  ['ake pad set Vol', 'lutch kit For', 'adiator Aud', 'urbocharger Ren', 'MAF sen', 'ater pump Ci'],
  ['glow plug la', 'ake pad s'],
  ['00123', '-0045', '07777', '-0009', '03141', '05-', '02718', '00999'],
].flat();

const list = `select s.id, s.created_at, s.state, s.total, c.name
  from sale s join customer c on c.id = s.customer_id order by s.id desc limit 20`;
