import { customersApi, type Customer, type Sale } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

/** The customer's record, for those who may see it; undefined for passers-by and while it loads. */
export function useSaleCustomer(sale: Pick<Sale, 'customer'> | undefined): Customer | undefined {
  const id = sale?.customer ?? '';
  const enabled = useCan('customers:read') && id !== '';
  return useData('customers', customersApi.get, { params: { id } }, { enabled }).data;
}
