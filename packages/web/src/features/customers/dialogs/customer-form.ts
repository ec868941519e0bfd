import {
  addressText,
  CustomerForm,
  customersApi,
  defaultCreditLimit,
  type Customer,
  type CustomerChanges,
} from '@turoos/contract';
import { saveFailedUnder } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { texts } from '../customer-texts';

const blank: CustomerForm = {
  name: '',
  phone: '',
  email: '',
  address: '',
  customerCode: '',
  creditLimit: defaultCreditLimit,
  notes: '',
  isActive: true,
  noMarketing: false,
  priceTier: '',
};

export const formOf = (customer: Customer | null): CustomerForm =>
  customer
    ? CustomerForm.parse({
        ...customer,
        address: addressText(customer.address),
        priceTier: customer.priceTier?._id ?? '',
      })
    : blank;

/** Returns the fields as they are sent: no price tier is null. */
const sentOf = <F extends Pick<CustomerForm, 'priceTier'>>({ priceTier, ...fields }: F) => ({
  ...fields,
  priceTier: priceTier || null,
});

/** Returns the changes; a structured address is kept unless its line was edited. */
export function changesOf(customer: Customer, { address, ...form }: CustomerForm): CustomerChanges {
  const rewritten = address === addressText(customer.address) ? {} : { address };
  return { ...sentOf(form), ...rewritten, version: customer.version };
}

/** Saves a new customer, or the changes to one. */
export function useSaveCustomer(customer: Customer | null) {
  const create = useAction(customersApi.create, {
    done: 'تمت إضافة العميل بنجاح',
    failed: texts.addFailed,
  });
  const update = useAction(customersApi.update, {
    done: 'تم تحديث العميل بنجاح',
    failed: texts.updateFailed,
  });

  return (fields: CustomerForm): Promise<Customer> =>
    customer
      ? update
          .mutateAsync({ params: { id: customer._id }, body: changesOf(customer, fields) })
          .catch(saveFailedUnder(texts.updateBanner))
      : create.mutateAsync({ body: sentOf(fields) }).catch(saveFailedUnder(texts.addBanner));
}
