import { purchaseTexts, type ImportField } from '@turoos/contract';
import { beforeAll } from 'vitest';
import { checkBooks } from '../src/modules/books';
import { useApp, type Person } from './app';
import { aWarehouse } from './factories';

export type Row = Partial<Record<ImportField | 'row', unknown>>;

let made = 0;
export const aNumber = () => `IMP-${++made}`;

/** Returns a valid import row. */
export const aRow = (input: Row = {}): Row => ({
  partNumber: aNumber(),
  name: 'فلتر زيت',
  category: 'فلاتر',
  type: 'new',
  partStatus: 'available',
  purchasePrice: 4.5,
  costPrice: 5,
  sellingPrice: 8.25,
  quantity: 12,
  ...input,
});

/** A shop with a supplier, a warehouse and a user who may import. */
export function useImports() {
  const shop = useApp();
  const there = {} as { keeper: Person; supplierId: string; warehouseId: string };

  beforeAll(async () => {
    there.keeper = await shop.person('admin');
    there.warehouseId = await aWarehouse(shop.db, 'المستودع الرئيسي');
    there.supplierId = await aSupplier();
  });

  async function aSupplier(name = `مورد ${++made}`, isActive = true): Promise<string> {
    const { id } = await shop.db
      .insertInto('suppliers')
      .values({ name, isActive })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const importRows = (items: unknown, input: object = {}, headers: Record<string, string> = {}) =>
    there.keeper.call(
      'POST',
      '/import-csv',
      {
        invoiceNo: `F-${++made}`,
        supplierId: there.supplierId,
        warehouseId: there.warehouseId,
        sourceVehicle: null,
        items,
        ...input,
      },
      headers,
    );
  const part = async (partNumber: unknown) => {
    const { data } = (await there.keeper.call('GET', `/products/search?q=${partNumber}`)).json();
    return data[0];
  };
  const purchase = async (id: string) => (await there.keeper.call('GET', `/purchases/${id}`)).json().data;
  /**
   * Returns the failed proofs of the books, except the one for an active administrator, which a test's shop
   * lacks.
   */
  const brokenBooks = async () =>
    (await checkBooks(shop.db)).filter(
      ({ claim, contradictions }) =>
        contradictions.length > 0 && claim !== 'the shop has an active administrator',
    );

  return {
    shop,
    there,
    aSupplier,
    importRows,
    part,
    purchase,
    brokenBooks,
    taken: purchaseTexts.invoiceTaken,
  };
}
