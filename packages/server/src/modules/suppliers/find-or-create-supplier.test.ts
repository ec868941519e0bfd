import { purchaseTexts, supplierTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction } from '../../db/transaction';
import { findOrCreateSupplier } from '.';

const database = useDatabase();

const find = (named: Parameters<typeof findOrCreateSupplier>[2]) =>
  transaction(database.db, (tx) => findOrCreateSupplier(tx, 'system', named));

describe('the supplier named on a purchase', () => {
  it('is created when the name is new, and found afterwards in any spelling', async () => {
    const made = await find({ supplierName: 'مؤسسة الأمانة' });
    expect(made).toMatchObject({ name: 'مؤسسة الأمانة', balance: 0, isActive: true });
    expect(await find({ supplierName: 'مؤسسه الامانة' })).toEqual(made);
    expect(await find({ supplier: made.id, supplierName: 'اسم آخر' })).toEqual(made);
    const { db } = database;
    expect(await db.selectFrom('suppliers').select(['contactPerson', 'phone']).execute()).toEqual([
      { contactPerson: '', phone: '' },
    ]);
    expect(
      await db.selectFrom('auditLog').select('action').where('entityId', '=', made.id).execute(),
    ).toEqual([{ action: 'supplier.create' }]);
  });

  it('is created once by concurrent purchases', async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => find({ supplierName: 'في آن واحد' })));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
  });

  it('must exist, have a name and be active', async () => {
    await expect(find({ supplier: crypto.randomUUID() })).rejects.toThrow(supplierTexts.notFound);
    await expect(find({})).rejects.toThrow(purchaseTexts.supplierRequired);
    await expect(find({ supplier: null, supplierName: '' })).rejects.toThrow(purchaseTexts.supplierRequired);
    const { id } = await find({ supplierName: 'غير نشط' });
    await database.db.updateTable('suppliers').set({ isActive: false }).where('id', '=', id).execute();
    for (const named of [{ supplier: id }, { supplierName: 'غير نشط' }])
      await expect(find(named)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: purchaseTexts.supplierInactive('غير نشط'),
      });
  });
});
