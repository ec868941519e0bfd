import { SupplierForm, type Supplier } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { asSupplier, formOf } from './supplier-form';

const supplier: Supplier = {
  _id: '01a1ddde-5d8e-7f9c-82e8-687d1dca5e74',
  name: 'مؤسسة البركة',
  contactPerson: 'ناصر',
  phone: '777123456',
  email: '',
  address: '',
  city: 'صنعاء',
  taxNumber: '',
  creditLimit: 250_050,
  paymentTerms: 45,
  notes: '',
  isActive: false,
  balance: -5000,
  totalPurchases: 5000,
  totalPaid: 0,
  totalRemaining: 5000,
  purchaseCount: 1,
  isDeletable: false,
  version: 3,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

describe('the supplier form', () => {
  it('SUP-12 SUP-13 defaults to no limit and 30 days', () => {
    expect(formOf(null)).toMatchObject({ creditLimit: 0, paymentTerms: 30 });
    const emptied = SupplierForm.parse({ ...formOf(supplier), creditLimit: null, paymentTerms: null });
    expect(asSupplier(emptied)).toMatchObject({ creditLimit: 0, paymentTerms: 30 });
  });

  it('sends only the typed fields, neither status nor amounts', () => {
    const form = formOf(supplier);
    expect(form).toMatchObject({ name: 'مؤسسة البركة', creditLimit: 250_050, paymentTerms: 45 });
    for (const name of ['isActive', 'balance', 'totalPaid', '_id']) expect(form).not.toHaveProperty(name);
  });

  it.each(['name', 'contactPerson', 'phone'])('SUP-11 SUP-20 requires %s', (name) => {
    const { error } = SupplierForm.safeParse({ ...formOf(supplier), [name]: ' ' });
    expect(error?.issues).toMatchObject([{ path: [name], message: 'يرجى ملء الحقول المطلوبة' }]);
  });

  it('SUP-14 accepts a valid e-mail or none', () => {
    expect(SupplierForm.safeParse({ ...formOf(supplier), email: 'a@b.example' }).success).toBe(true);
    expect(SupplierForm.safeParse({ ...formOf(supplier), email: 'a@b' }).success).toBe(false);
  });
});
