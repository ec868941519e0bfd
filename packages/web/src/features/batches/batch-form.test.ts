import { describe, expect, it } from 'vitest';
import { piece, type Batch } from '@turoos/contract';
import { asChanges, asNewBatch, BatchForm, NewBatchForm, startValues } from './batch-form';

const id = '01900000-0000-7000-8000-000000000000';
const batch: Batch = {
  _id: id,
  id,
  batchNumber: 'LOT-1',
  product: { _id: id, name: 'زيت محرك', partNumber: 'OIL-1' },
  productName: 'زيت محرك',
  warehouse: { _id: id, name: 'المستودع الرئيسي' },
  unit: piece,
  quantity: 0,
  expiryDate: '2027-01-01',
  status: 'active',
  expired: false,
  createdAt: new Date(0),
  updatedAt: new Date(1),
};

describe('the batch form', () => {
  it('starts empty and reports every missing field', () => {
    const issues = NewBatchForm.safeParse(startValues(null)).error?.issues ?? [];
    expect(issues.map(({ path: [name], message }) => [name, message])).toEqual([
      ['batchNumber', 'يجب إدخال رقم دفعة المخزون'],
      ['product', 'يجب اختيار المنتج'],
      ['warehouse', 'يجب اختيار المستودع'],
      ['quantity', 'يجب إدخال كمية صحيحة'],
    ]);
  });

  it('accepts corrections of a used-up batch', () =>
    expect(BatchForm.safeParse(startValues(batch)).success).toBe(true));

  it('sends an empty expiry date as null', () => {
    const valid = BatchForm.parse({ ...startValues(batch), expiryDate: '' });
    expect(asNewBatch(valid)).toEqual({
      batchNumber: 'LOT-1',
      product: id,
      warehouse: id,
      quantity: 0,
      expiryDate: null,
    });
  });

  it('sends only the changed fields, with the version they are based on', () => {
    const valid = BatchForm.parse({ ...startValues(batch), expiryDate: '2028-01-01' });
    expect(asChanges(valid, { expiryDate: true }, batch)).toEqual({
      expiryDate: '2028-01-01',
      updatedAt: new Date(1),
    });
  });
});
