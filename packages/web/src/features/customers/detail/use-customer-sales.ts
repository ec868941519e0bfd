import { customersApi, salesApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

const NEWEST = 50;

/** The customer's newest invoices, for users with the right to invoices. */
export const useNewestSales = (id: string) =>
  useData(
    'sales',
    salesApi.list,
    { query: { customer: id, limit: NEWEST, sort: '-createdAt' } },
    { enabled: useCan('sales:read') },
  );

export const useTotalSales = (id: string) => useData('sales', customersApi.totalSales, { params: { id } });
