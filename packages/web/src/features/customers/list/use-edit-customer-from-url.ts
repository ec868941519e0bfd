import { customersApi, type Customer } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { useEditFromUrl } from '@/lib/navigation/use-edit-from-url';
import { texts } from '../customer-texts';

/** Opens the customer's dialog for a link with ?edit=<id>. */
export const useEditCustomerFromUrl = (open: (customer: Customer) => void): void =>
  useEditFromUrl({
    right: 'customers:update',
    load: (id) => call(customersApi.get, { params: { id } }),
    open,
    failed: texts.detailFailed,
  });
