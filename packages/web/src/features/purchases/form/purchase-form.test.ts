import { purchaseTexts, type PurchaseDetail } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { samplePurchase } from '../sample-purchase';
import {
  asChanges,
  asPurchase,
  blankLine,
  figuresOf,
  PurchaseForm,
  startValues,
  type Typed,
} from './purchase-form';

const blank = startValues({ purchase: null });
const line = (more: Partial<Typed['items'][number]> = {}) => ({
  part: { value: 'part', label: 'سير' },
  quantity: 2,
  unitCost: 1000,
  warehouse: 'here',
  ...more,
});
const filled: Typed = { ...blank, supplierName: 'مؤسسة الأمل', totalAmount: 5000 };
const issues = (typed: Typed) =>
  PurchaseForm.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the form of a new purchase', () => {
  it('PUR-06 PUR-14 requires a supplier, a date and a total', () => {
    expect(issues(filled)).toEqual([]);
    expect(issues({ ...blank, purchaseDate: '' })).toEqual([
      ['purchaseDate', purchaseTexts.dateRequired],
      ['supplier', purchaseTexts.supplierRequired],
      ['totalAmount', purchaseTexts.totalRequired],
    ]);
  });

  it('requires complete lines instead of a total when there are lines', () => {
    expect(issues({ ...filled, totalAmount: null, items: [line()] })).toEqual([]);
    const paths = issues({ ...filled, items: [blankLine()] }).map(([path]) => path);
    expect(paths).toEqual(['items.0.part', 'items.0.quantity', 'items.0.unitCost', 'items.0.warehouse']);
  });

  it('accepts no payment above the total, and none for an order', () => {
    expect(issues({ ...filled, paidAmount: 5001 })).toEqual([['paidAmount', purchaseTexts.paidTooMuch]]);
    expect(issues({ ...filled, paidAmount: 5001, status: 'pending' })).toEqual([]);
    const order = PurchaseForm.parse({ ...filled, paidAmount: 5001, status: 'pending' });
    expect(asPurchase(order).paidAmount).toBe(0);
  });

  it('pays in the currency that was handed over, by the chosen method', () => {
    const sent = (more: Partial<Typed>) => asPurchase(PurchaseForm.parse({ ...filled, ...more }));
    const paid = { currency: 'YER', amount: 16_200, cents: 1000 };
    expect(sent({ paid, paymentMethod: 'exchanger' })).toMatchObject({
      tenders: [{ currency: 'YER', amount: 16_200, method: 'exchanger' }],
    });
    expect(sent({ paid, paymentMethod: 'credit' }).tenders?.[0]?.method).toBe('cash');
    expect(sent({ paid })).not.toHaveProperty('paidAmount');
    expect(sent({ paid, status: 'pending' })).toMatchObject({ paidAmount: 0 });
    expect(sent({ paid: null })).toMatchObject({ paidAmount: 0 });
    expect(issues({ ...filled, paid: { ...paid, cents: 5001 } })).toEqual([
      ['paid', purchaseTexts.paidTooMuch],
    ]);
  });

  it('computes the lines, the charges and the cost per piece', () => {
    const typed = { ...filled, items: [line(), line({ quantity: null })], freight: 500 };
    expect(figuresOf(typed)).toEqual({
      lines: [
        { total: 2000, landed: 1250 },
        { total: 0, landed: null },
      ],
      goods: 2000,
      total: 2500,
    });
    expect(figuresOf({ ...typed, chargesOnBill: false }).total).toBe(2000);
    expect(figuresOf(filled)).toEqual({ lines: [], goods: 5000, total: 5000 });
  });

  it('starts with the supplier it was opened from', () => {
    const supplier = { _id: 's', name: 'مؤسسة الأمل' };
    expect(startValues({ purchase: null, supplier })).toMatchObject({ supplier, supplierName: '' });
    expect(blank.supplier).toBeNull();
  });

  it('sends the typed values, charges only with lines', () => {
    const sent = asPurchase(PurchaseForm.parse({ ...filled, freight: 700 }));
    expect(sent).toMatchObject({ supplierName: 'مؤسسة الأمل', totalAmount: 5000, freight: 0, items: [] });
    expect(sent).toMatchObject({ purchaseType: 'direct', sourceVehicle: null });
  });
});

describe('the form of an existing purchase', () => {
  const change = (purchase: PurchaseDetail) =>
    asChanges(PurchaseForm.parse(startValues({ purchase })), purchase);

  it('sends only the editable fields of a received purchase', () => {
    expect(Object.keys(change(samplePurchase({ itemCount: 1 }))).toSorted()).toEqual([
      'notes',
      'paidAmount',
      'paymentMethod',
      'purchaseDate',
      'purchaseType',
      'supplierInvoiceNumber',
    ]);
    expect(change(samplePurchase({ itemCount: 0, items: [] }))).toHaveProperty('totalAmount', 2500);
  });

  it('sends all fields of an order', () => {
    expect(change(samplePurchase({ status: 'pending' }))).toMatchObject({
      status: 'pending',
      supplier: 'supplier-1',
      items: [{ product: 'part-1', quantity: 2, unitCost: 1000, warehouse: 'place-1' }],
      freight: 500,
    });
  });

  it('has the vehicle the parts were taken from, which an order can change or remove', () => {
    const sourceVehicle = {
      _id: 'vehicle',
      vin: 'JTD1',
      make: 'Toyota',
      model: 'Yaris',
      year: 2008,
      carId: '',
    };
    const order = samplePurchase({ status: 'pending', purchaseType: 'import', sourceVehicle });
    expect(change(order)).toMatchObject({
      purchaseType: 'import',
      sourceVehicle: { vin: 'JTD1', make: 'Toyota', model: 'Yaris', year: 2008, carId: '' },
    });
    const vehicle = { vin: ' ', make: '', model: '', year: null, carId: '' };
    const typed = { ...startValues({ purchase: order }), vehicle };
    expect(asChanges(PurchaseForm.parse(typed), order).sourceVehicle).toBeNull();
    expect(issues({ ...typed, vehicle: { ...vehicle, year: 20 } })).toEqual([
      ['vehicle.year', 'سنة الصنع غير صحيحة'],
    ]);
    expect(startValues({ purchase: order, copy: true })).toMatchObject({
      purchaseType: 'import',
      vehicle: { vin: undefined, year: undefined },
    });
  });

  it('copies the parts, not the number, date and amounts', () => {
    expect(startValues({ purchase: samplePurchase(), copy: true })).toMatchObject({
      supplierInvoiceNumber: '',
      paidAmount: null,
      notes: '',
      status: 'completed',
      items: [{ quantity: 2 }],
    });
  });
});
