import { beforeAll, expect } from 'vitest';
import { useApp, type Person } from '../../../test/app';

/** An app, an administrator, and quick ways to make customers and invoices of theirs. */
export function useCustomers() {
  const shop = useApp();
  let admin: Person;
  let made = 0;
  beforeAll(async () => {
    admin = await shop.person('admin');
  });

  const call: Person['call'] = (...given) => admin.call(...given);

  const create = async (body: object = {}) => {
    const reply = await call('POST', '/customers', { name: `عميل ${++made}`, ...body });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };

  const failure = async (
    method: string,
    path: string,
    body?: object,
    who: Pick<Person, 'call'> = { call },
  ) => {
    const reply = await who.call(method, path, body);
    return [reply.statusCode, reply.json().message];
  };

  const read = async (id: string) => (await call('GET', `/customers/${id}`)).json().data;
  const rows = async (path: string) => (await call('GET', path)).json().data;

  const names = async (query: string) =>
    ((await rows(`/customers?${query}`)) as { name: string }[]).map(({ name }) => name);

  /** What the sales write when they sell; amounts in cents. */
  async function sell(customerId: string, sale: object): Promise<string> {
    const { id } = await shop.db
      .insertInto('sales')
      .values({
        saleNumber: `T-${++made}`,
        customerId,
        customerName: 'عميل',
        status: 'completed',
        paymentStatus: 'paid',
        paymentMethod: 'cash',
        subtotal: 10_000,
        ...sale,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  return { shop, call, create, failure, read, rows, names, sell };
}
