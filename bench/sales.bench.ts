import { withCaller, withShopOver, type Ask } from './caller';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { ratesPerSecond } from './rate';
import { recordStatements, type Statement } from './record';
import { withReplay } from './replay';
import { connect, readConfig, startServer } from './server';
import { environmentOf, withFolder } from './shop';

const clients = 8;
const linesPerSale = 3;
const baskets = 200;

/** Cash sales of three parts each, compared with the raw statements of such a request. */
export const measureSales = (databases: Databases): Promise<Figure[]> =>
  databases.copyOf({ parts: 100_000 }, async (url) => {
    const inputs = await fillShelves(url);
    const recorded = await recordSales(url, inputs);
    const turns = { api: 0, raw: 0 };
    const [api = 0, raw = 0] = await withShopOver(url, (ask) =>
      withReplay(url, clients, (replay) =>
        ratesPerSecond(
          [
            () => ask('/sales', inputs[turns.api++ % baskets]),
            () => replay(anew(recorded[turns.raw % baskets], turns.raw++)),
          ],
          { clients },
        ),
      ),
    );
    return [
      { name: 'sales of 3 lines, 8 clients', value: api, unit: 'sales/s' },
      { name: 'the same statements raw, 8 connections', value: raw, unit: 'sales/s' },
      { name: 'sales ÷ raw', value: api / raw, unit: 'ratio', atLeast: 0.5 },
    ];
  });

/** Chooses the parts to sell and stocks enough of them for the whole measurement. */
async function fillShelves(url: string) {
  const db = connect(url, { max: 1 });
  const parts = await db
    .selectFrom('stock')
    .select('productId')
    .distinct()
    .orderBy('productId')
    .limit(baskets * linesPerSale)
    .execute();
  const ids = parts.map(({ productId }) => productId);
  for (const table of ['stock', 'stockTotals'] as const)
    await db.updateTable(table).set({ quantity: 1_000_000 }).where('productId', 'in', ids).execute();
  await db.destroy();
  return Array.from({ length: baskets }, (_, basket) => ({
    paymentStatus: 'paid',
    items: Array.from({ length: linesPerSale }, (__, line) => ({
      product: ids[basket + line * baskets],
      quantity: 1,
    })),
  }));
}

interface RecordedSale {
  statements: Statement[];
  id: string;
  number: string;
  /** Idempotency key of the recorded request. */
  key: unknown;
}

/** Records the statements of sales, made one after the other by a server in this process. */
const recordSales = (url: string, inputs: readonly unknown[]): Promise<RecordedSale[]> =>
  withFolder(async (folder) => {
    const server = await startServer(
      readConfig({ ...environmentOf(folder), DATABASE_URL: url }),
      () => undefined,
    );
    const record = async (ask: Ask) => {
      const sales: RecordedSale[] = [];
      for (const input of inputs) {
        let answer = '';
        const statements = await recordStatements(async () => (answer = await ask('/sales', input)));
        const { data } = JSON.parse(answer) as { data: { _id: string; saleNumber: string } };
        const claim = statements.find(({ text }) => text.startsWith('insert into "idempotency_keys"'));
        sales.push({
          id: data._id,
          number: data.saleNumber,
          key: claim?.values[2],
          statements: statements.filter(({ text }) => !text.includes('pgboss')),
        });
      }
      return sales;
    };
    return withCaller(`http://127.0.0.1:${server.port}`, record).finally(() => server.close());
  });

/** The statements of another such sale: with its own id, number and idempotency key. */
function anew(sale: RecordedSale | undefined, turn: number): Statement[] {
  if (!sale) return [];
  const own = crypto.randomUUID();
  const fresh = (value: unknown) => {
    if (value === sale.id || value === sale.key) return own;
    return value === sale.number ? `RAW-${turn}` : value;
  };
  return sale.statements.map(({ text, values }) => ({ text, values: values.map(fresh) }));
}
