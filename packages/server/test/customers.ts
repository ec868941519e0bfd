import { useAdmin } from './admin';

/** An app, an administrator, and quick ways to make customers and invoices of theirs. */
export function useCustomers() {
  const { shop, call, post, failure, rows } = useAdmin();
  let made = 0;

  const create = (body: object = {}) => post('/customers', { name: `عميل ${++made}`, ...body });
  const read = async (id: string) => (await call('GET', `/customers/${id}`)).json().data;

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
