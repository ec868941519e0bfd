import { customersApi, type Customer } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { useEditRequest as useRequest } from '@/lib/navigation/use-edit-from-url';
import { saying } from '../customer-texts';

/** A link with ?edit=<id> asks for that customer's dialog. */
export const useEditRequest = (open: (customer: Customer) => void): void =>
  useRequest({
    right: 'customers:update',
    load: (id) => call(customersApi.get, { params: { id } }),
    open,
    failed: saying.detailFailed,
  });
