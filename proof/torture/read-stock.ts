import type { Stock } from './works';

/** Reads the parts, customers and suppliers that the clients work with. */
export async function readStock(url: string, token: string): Promise<Stock> {
  const read = async <T>(path: string): Promise<T> => {
    const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await reply.json()) as { data: T }).data;
  };
  const [warehouse] = await read<{ _id: string }[]>('/warehouses?limit=1');
  return {
    parts: await read('/products?limit=300&status=in_stock'),
    customers: await read('/customers?limit=100'),
    suppliers: await read('/suppliers?limit=20'),
    warehouse: warehouse?._id ?? '',
  };
}
