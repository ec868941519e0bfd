import { Client } from 'pg';
import { withCaller, type Ask } from './caller';
import { copyIn } from './copy-in';
import type { Measure } from './measure';
import { peakWhile } from './peak-memory';
import { startShop, withFolder } from './shop';

const rowsInFile = 50_000;
const rowsInSmallFile = 10_000;
const rounds = 3;

interface Row {
  partNumber: string;
  name: string;
  category: string;
  type: 'new' | 'used';
  partStatus: string;
  purchasePrice: number;
  costPrice: number;
  sellingPrice: number;
  quantity: number;
}

/**
 * Imports a list of fifty thousand parts, half of them known to the shop, through the API; compares it, in
 * turns, with such a list copied into a temporary table and written to products and stock by plain SQL.
 */
export const measureImport: Measure = (databases) =>
  databases.copyOf({ parts: 100_000 }, async (url) => {
    const lists = await drawLists(url);
    const seconds = { api: 0, raw: 0 };
    const time = async (side: keyof typeof seconds, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      seconds[side] += (performance.now() - began) / 1000;
    };
    const [small = 0, ...peaks] = await withFolder(async (folder) => {
      const shop = await startShop(folder, undefined, { DATABASE_URL: url });
      const measure = async (ask: Ask) => {
        const places = await readPlaces(ask);
        const bring = (invoiceNo: string, items: Row[]) =>
          peakWhile(shop.pid, () => ask('/import-csv', { ...places, invoiceNo, items }));
        const megabytes = [await bring('BENCH-SMALL', lists[0]?.slice(0, rowsInSmallFile) ?? [])];
        for (let round = 0; round < rounds; round++) {
          const [posted = [], copied = []] = lists.slice(2 * round);
          await time('api', async () => megabytes.push(await bring(`BENCH-${round}`, posted)));
          await time('raw', rawUpsert(url, copied, places.warehouseId));
        }
        return megabytes;
      };
      return withCaller(shop.url, measure).finally(() => shop.stop());
    });
    const [before = 1, last = 1] = peaks.slice(-2);
    const rate = { api: (rounds * rowsInFile) / seconds.api, raw: (rounds * rowsInFile) / seconds.raw };
    return [
      { name: 'import of 50,000 rows', value: rate.api, unit: 'rows/s' },
      { name: 'the same copied and upserted raw', value: rate.raw, unit: 'rows/s' },
      { name: 'import ÷ raw', value: rate.api / rate.raw, unit: 'ratio', atLeast: 0.3 },
      { name: 'peak memory of the server importing 10,000 rows', value: small, unit: 'MB' },
      { name: 'the same of 50,000 rows', value: Math.max(...peaks), unit: 'MB', atMost: 300 },
      { name: 'the same, last import ÷ the one before', value: last / before, unit: 'ratio', atMost: 1.3 },
    ];
  });

/** Draws lists that differ only in the parts they name; every second row names an existing part. */
async function drawLists(url: string): Promise<Row[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: known } = await client
    .query<{ number: string }>('select part_number as number from products order by id')
    .finally(() => client.end());
  const categories = ['فلاتر', 'فرامل', 'كهرباء', 'تبريد', 'عفشة'];
  return Array.from({ length: 2 * rounds }, (_, list) =>
    Array.from({ length: rowsInFile }, (__, place): Row => {
      const at = ((list * rowsInFile) / 2 + (place >> 1)) % known.length;
      const partNumber = place % 2 ? (known[at]?.number ?? '') : `NEW-${list}-${place}`;
      return {
        partNumber,
        name: `قطعة غيار مستوردة رقم ${place} للقائمة ${list}`,
        category: categories[place % categories.length] as string,
        type: place % 3 ? 'new' : 'used',
        partStatus: 'available',
        purchasePrice: 10 + (place % 900) / 100,
        costPrice: 12 + (place % 900) / 100,
        sellingPrice: 20 + (place % 900) / 100,
        quantity: 1 + (place % 40),
      };
    }),
  );
}

async function readPlaces(ask: Ask): Promise<{ supplierId: string; warehouseId: string }> {
  const idOf = (answer: string) => (JSON.parse(answer) as { data: { _id: string } }).data._id;
  const supplier = { name: 'مورد القياس', contactPerson: 'القياس', phone: '777000000' };
  const { data } = JSON.parse(await ask('/warehouses?limit=1')) as { data: { _id: string }[] };
  return { supplierId: idOf(await ask('/suppliers', supplier)), warehouseId: data[0]?._id ?? '' };
}

/**
 * The fastest the database can be: one COPY and one statement per table. Formatting the rows is not timed.
 */
function rawUpsert(url: string, rows: readonly Row[], warehouseId: string): () => Promise<void> {
  const lines = rows.map((row) =>
    [
      row.partNumber,
      row.name,
      row.category,
      row.type,
      row.partStatus,
      ...[row.purchasePrice, row.costPrice, row.sellingPrice].map((price) => Math.round(price * 100)),
      row.quantity,
    ].join('\t'),
  );
  const copied = Buffer.from(`${lines.join('\n')}\n`);
  return async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(listedTable);
      await copyIn(client, 'copy listed from stdin', copied);
      for (const statement of rawStatements(warehouseId)) await client.query(statement);
      await client.query('commit');
    } finally {
      await client.end();
    }
  };
}

const listedTable = `create temporary table listed (part_number text, name text, category text, type text,
  part_status text, purchase_price bigint, cost_price bigint, selling_price bigint, quantity numeric) on commit drop`;

const rawStatements = (warehouseId: string): string[] => [
  `insert into products (part_number, name, category_id, type, part_status, purchase_price, selling_price,
    main_warehouse_id, search_text)
  select l.part_number, l.name, c.id, l.type, l.part_status, l.purchase_price, l.selling_price, '${warehouseId}',
    concat_ws(' ', '', turoos_fold(l.name), '', turoos_code(l.part_number), '', '', turoos_fold(concat_ws(' ',
      c.name_ar, c.name_en, c.name_ar, c.name_en)))
  from listed l left join categories c on c.name_ar = l.category and c.parent_id is null
  on conflict (part_code) do update set name = excluded.name, category_id = excluded.category_id,
    type = excluded.type, part_status = excluded.part_status, purchase_price = excluded.purchase_price,
    selling_price = excluded.selling_price, search_text = excluded.search_text`,
  `create temporary table met on commit drop as
  select p.id, l.quantity, l.cost_price from listed l join products p on p.part_code = turoos_code(l.part_number)`,
  `insert into stock_totals (product_id, quantity, cost) select id, quantity, cost_price from met
  on conflict (product_id) do update set quantity = stock_totals.quantity + excluded.quantity`,
  `insert into stock (product_id, warehouse_id, quantity) select id, '${warehouseId}', quantity from met
  on conflict (product_id, warehouse_id) do update set quantity = stock.quantity + excluded.quantity`,
  `insert into stock_movements (product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before, cost_after,
    reason)
  select m.id, '${warehouseId}', m.quantity, s.quantity, m.cost_price, m.cost_price, m.cost_price, 'import'
  from met m join stock s on s.product_id = m.id and s.warehouse_id = '${warehouseId}'`,
];
