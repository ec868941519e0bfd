import {
  defaultPaymentTerms,
  suppliersApi,
  type NewSupplier,
  type Supplier,
  type SupplierForm,
} from '@turoos/contract';
import { saveFailedUnder } from '@/lib/http/api-error';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { texts } from '../supplier-texts';

const blank: SupplierForm = {
  name: '',
  contactPerson: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  taxNumber: '',
  creditLimit: 0,
  paymentTerms: defaultPaymentTerms,
  notes: '',
};

export const formOf = (supplier: Supplier | null): SupplierForm =>
  Object.fromEntries(
    Object.entries(blank).map(([name, value]) => [
      name,
      supplier ? supplier[name as keyof SupplierForm] : value,
    ]),
  ) as SupplierForm;

/** Empty fields default to no limit and the usual payment terms. */
export const asSupplier = ({ creditLimit, paymentTerms, ...fields }: SupplierForm): NewSupplier => ({
  ...fields,
  creditLimit: creditLimit ?? 0,
  paymentTerms: paymentTerms ?? defaultPaymentTerms,
});

/** Saves a new supplier, or the changes to one. */
export function useSaveSupplier(supplier: Supplier | null) {
  const save = useSaveRecord(suppliersApi, supplier, {
    created: 'تمت إضافة المورد بنجاح',
    updated: 'تم تحديث المورد بنجاح',
    createFailed: texts.saveFailed,
    updateFailed: texts.saveFailed,
  });
  return (form: SupplierForm): Promise<Supplier> =>
    save(asSupplier(form)).catch(saveFailedUnder(texts.saveFailed));
}
