import type { Updateable } from 'kysely';
import type { Purchases } from '../src/db/schema';
import { transaction } from '../src/db/transaction';
import { postJournal } from '../src/modules/accounting';
import { useAdmin } from './admin';
import { suppliers } from './ledger-books';

/** An app and an administrator, with helpers to create suppliers and their purchases. */
export function useSuppliers() {
  const { shop, call, post, failure, rows } = useAdmin();
  let made = 0;

  const create = (body: object = {}) =>
    post('/suppliers', { name: `مورد ${++made}`, contactPerson: 'سالم', phone: '777000111', ...body });
  const read = async (id: string) => (await call('GET', `/suppliers/${id}`)).json().data;
  const names = async (query: string) =>
    ((await rows(`/suppliers?${query}`)) as { name: string }[]).map(({ name }) => name);

  /**
   * Creates a purchase of so many dollars with its debt in the ledger; `more` overrides fields of the row.
   */
  const purchase = (supplierId: string, dollars: number, more: Updateable<Purchases> = {}): Promise<string> =>
    transaction(shop.db, async (tx) => {
      await suppliers.lock(tx, supplierId);
      const value = dollars * 100;
      const id = await suppliers.document(tx, supplierId, value);
      await postJournal(tx, {
        kind: 'purchaseAmount',
        figures: { value, car: 0, clearing: 0, rounding: 0 },
        userId: null,
      });
      if (Object.keys(more).length > 0)
        await tx.updateTable('purchases').set(more).where('id', '=', id).execute();
      return id;
    });

  return { shop, call, post, create, failure, read, rows, names, purchase };
}
