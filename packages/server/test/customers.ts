import { useAdmin } from './admin';

/** An app and an administrator, with helpers to create customers and their invoices. */
export function useCustomers() {
  const { shop, call, post, failure, rows } = useAdmin();
  let made = 0;

  const create = (body: object = {}) => post('/customers', { name: `عميل ${++made}`, ...body });
  const read = async (id: string) => (await call('GET', `/customers/${id}`)).json().data;

  const names = async (query: string) =>
    ((await rows(`/customers?${query}`)) as { name: string }[]).map(({ name }) => name);

  /** Inserts a sale's rows directly; amounts in cents. */
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
