import { customersApi, type Customer, type Sale } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

/** Returns the customer's record; undefined without the right, for walk-in customers and while it loads. */
export function useSaleCustomer(sale: Pick<Sale, 'customer'> | undefined): Customer | undefined {
  const id = sale?.customer ?? '';
  const enabled = useCan('customers:read') && id !== '';
  return useData('customers', customersApi.get, { params: { id } }, { enabled }).data;
}
