import { setTimeout as wait } from 'node:timers/promises';
import type { Line } from './client';
import type { Stock } from './work';

/** Reads the parts, customers and suppliers that the clients work with. */
export async function readStock(url: string, token: string): Promise<Stock> {
  const read = async <T>(path: string): Promise<T> => {
    const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await reply.json()) as { data: T }).data;
  };
  const accounts = await read<{ _id: string; kind: string }[]>('/money/accounts');
  const first = (kind: string) => accounts.find((one) => one.kind === kind)?._id ?? '';
  const [warehouse] = await read<{ _id: string }[]>('/warehouses?limit=1');
  return {
    parts: await read('/products?limit=300&status=in_stock'),
    customers: await read('/customers?limit=100'),
    suppliers: await read('/suppliers?limit=20'),
    warehouse: warehouse?._id ?? '',
    drawer: first('drawer'),
    accounts: [first('safe'), first('bank')],
    categories: await read('/expense-categories'),
    made: { paid: [], owed: [], bought: [], spent: [] },
  };
}

/** Keeps the stock informed of the drawer's open shift, which clients join, move money in and close. */
export async function watchShift(line: Line, stock: Stock, stopped: () => boolean): Promise<void> {
  while (!stopped()) {
    // a shop that does not answer has none
    stock.shift = await readShift(line, stock.drawer).catch(() => undefined);
    await wait(200);
  }
}

async function readShift({ url, token }: Line, drawer: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${await token()}` };
  const reply = await fetch(`${url}/api/shifts?status=open&drawer=${drawer}&limit=1`, {
    headers,
    signal: AbortSignal.timeout(2000),
  });
  return ((await reply.json()) as { data?: { _id: string }[] }).data?.[0]?._id;
}
