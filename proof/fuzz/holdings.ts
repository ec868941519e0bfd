import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { connect, sharedSecret, signedToken } from '../server';
import { people } from './people';
import { secretMark } from './secret-mark';

/** A part in a warehouse, or on a line of a sale, purchase, transfer or count. */
interface Line {
  /** Id of the sale, purchase, transfer or count. */
  of: string;
  product: string;
  warehouse: string;
  quantity: number;
}

/** A message in the outbox, with its subject. */
interface Message {
  id: string;
  of: string;
}

/** An alternative of a quotation that is not sold. */
interface Quoted {
  of: string;
  version: number;
  alternative: string;
  product: string;
}

interface Car {
  id: string;
  version: number;
  step: string;
  piece: string | null;
}

/** What the shop contains at the moment, so that valid requests can refer to it. */
export interface Holdings {
  /** Ids by table. */
  ids: Readonly<Record<string, readonly string[]>>;
  stock: readonly Line[];
  sold: readonly Line[];
  bought: readonly Line[];
  counted: readonly Line[];
  moved: readonly Line[];
  /** Ids of documents by table and status. */
  inState: (table: string, ...states: string[]) => readonly string[];
  usernames: readonly string[];
  /** The header of a till of the shop. */
  till: string;
  /** Drawers without an open shift, and the categories of expenses. */
  freeDrawers: readonly string[];
  expenseCategories: readonly string[];
  /** Cars that are taken apart, each with its version, last step and a piece that is on it. */
  cars: readonly Car[];
  /** Parts that were offered to customers. */
  quoted: readonly Quoted[];
  /** Units that the shop added itself. */
  units: readonly string[];
  /** Codes of running campaigns. */
  codes: readonly string[];
  messages: {
    withLink: readonly Message[];
    undelivered: (about: 'campaign' | 'inventory_report') => readonly Message[];
    byHand: readonly Message[];
  };
  /** Signs an id as in a link that was sent to a customer. */
  sign: (purpose: 'message' | 'leave', id: string) => string;
}

/**
 * Users that no request may change or delete: the attackers, and the bystander whose records must stay
 * untouched, like the files of others, which somebody with the right could hand to somebody else.
 */
const untouchable = [...people.filter((who) => who !== undefined), 'bystander']
  .map((name) => `'${name}'`)
  .join(', ');
const only: Readonly<Record<string, string>> = {
  users: `username not in (${untouchable})`,
  roles: 'not is_system',
  attachments: `original_name not like '${secretMark}%'`,
  purchases: 'deleted_at is null',
};
const lines = (of: string, warehouse: string, from: string) =>
  `select ${of} as "of", product_id as product, ${warehouse} as warehouse, quantity::float from ${from} order by random() limit 60`;
const carsNow = `
  select vehicle_id as id, version, (
      select s.id from teardown_steps s where s.vehicle_id = t.vehicle_id order by s.id desc limit 1) as step, (
      select p.id from teardown_pieces p where p.vehicle_id = t.vehicle_id and p.status = 'on_car' limit 1) as piece
  from teardowns t where status = 'open' order by random() limit 40`;
const quotedNow = `
  select q.id as "of", q.version, a.id as alternative, a.product_id as product
  from quotation_alternatives a join quotations q on q.id = a.quotation_id
  where a.product_id is not null and a.sale_id is null and q.status <> 'lost' order by random() limit 40`;
const documents = [
  'stock_adjustments',
  'scrap_reports',
  'transfers',
  'inventory_counts',
  'campaigns',
  'sales',
  'purchases',
  'shifts',
  'expenses',
];

export async function openHoldings(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const db = connect(databaseUrl, { max: 1 });
  const secret = await sharedSecret(db, 'links').finally(() => db.destroy());
  // Without a mail server no message fails by itself, and the sample's campaigns have no link.
  await client.query(`update campaigns set link = 'https://shop.ye/offer' where link = ''`);
  await client.query(`update outbox set status = 'failed' where id in (
    select id from (select id, row_number() over (partition by source_type order by created_at desc) as nth
      from outbox where channel <> 'whatsapp') numbered where nth <= 60)`);
  const tillSecret = 'a'.repeat(43);
  const { rows: tills } = await client.query<{ code: string }>(
    `insert into tills (name, secret_hash, secret, key_mark) values ('نقطة الهجوم', $1, '', '') returning code`,
    [createHash('sha256').update(tillSecret).digest()],
  );
  const till = `${tills[0]?.code}.${tillSecret}`;
  const messages = async (where: string) =>
    (
      await client.query<Message>(
        `select outbox.id, source_id as "of" from outbox where source_id is not null and ${where} order by random() limit 40`,
      )
    ).rows;
  const linesOf = async (query: string) => (await client.query<Line>(query)).rows;
  const column = async (query: string) =>
    (await client.query<{ it: string }>(query)).rows.map(({ it }) => it);

  return {
    close: () => client.end(),
    /** Reads a few rows of each table; called again as the shop changes. */
    async read(): Promise<Holdings> {
      const ids: Record<string, string[]> = {};
      for (const { name } of tables)
        ids[name] = await column(
          `select id as it from "${name}" where ${only[name] ?? 'true'} order by random() limit 40`,
        );
      const states = new Map<string, string[]>();
      for (const table of documents) {
        const { rows } = await client.query<{ id: string; status: string }>(
          `select id, status from (select id, status, row_number() over (partition by status order by random()) as nth
           from ${table}) numbered where nth <= 20`,
        );
        for (const { id, status } of rows)
          states.set(`${table} ${status}`, [...(states.get(`${table} ${status}`) ?? []), id]);
      }
      return {
        ids,
        stock: await linesOf(lines('product_id', 'warehouse_id', 'stock where quantity > 2')),
        sold: await linesOf(
          lines(
            'sale_id',
            'null',
            `sale_items join sales on sales.id = sale_id where status = 'completed' and quantity > returned`,
          ),
        ),
        bought: await linesOf(
          lines(
            'purchase_id',
            'warehouse_id',
            `purchase_items join purchases on purchases.id = purchase_id
             where status in ('completed', 'partly_received') and deleted_at is null and received > returned`,
          ),
        ),
        counted: await linesOf(
          `select count_id as "of", product_id as product, warehouse_id as warehouse, system_quantity::float as quantity
           from inventory_count_items join inventory_counts on inventory_counts.id = count_id
           where status = 'in_progress' order by random() limit 60`,
        ),
        moved: await linesOf(
          lines(
            'transfer_id',
            'null',
            `transfer_items join transfers on transfers.id = transfer_id where status = 'in_transit'`,
          ),
        ),
        inState: (table, ...wanted) => wanted.flatMap((state) => states.get(`${table} ${state}`) ?? []),
        freeDrawers: await column(
          `select id as it from money_accounts m where kind = 'drawer'
           and not exists (select from shifts s where s.drawer_id = m.id and s.status = 'open') limit 40`,
        ),
        expenseCategories: await column(
          `select a.id as it from accounts a join accounts p on p.id = a.parent_id where p.key = 'expenses' limit 40`,
        ),
        cars: (await client.query<Car>(carsNow)).rows,
        quoted: (await client.query<Quoted>(quotedNow)).rows,
        units: await column('select code as it from units where not is_system limit 40'),
        codes: await column(
          `select code as it from campaigns where status = 'active' and is_active and code is not null limit 40`,
        ),
        messages: {
          withLink: await messages(`source_id in (select id from campaigns where link <> '')`),
          byHand: await messages(`channel = 'whatsapp' and status in ('queued', 'held')`),
          undelivered: await undeliveredBy(messages),
        },
        sign: (purpose, id) => signedToken(secret, purpose, id),
        till,
        usernames: await column(`select username as it from users where ${only['users']} limit 40`),
      };
    },
  };
}

async function undeliveredBy(read: (where: string) => Promise<Message[]>) {
  const failed = `status in ('failed', 'undelivered')`;
  const found = {
    campaign: await read(
      `${failed} and source_id in (select id from campaigns where status in ('active', 'completed'))`,
    ),
    inventory_report: await read(`${failed} and source_id in (select id from inventory_reports)`),
  };
  return (about: keyof typeof found) => found[about];
}
