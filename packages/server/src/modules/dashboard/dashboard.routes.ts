import type { dashboardApi } from '@turoos/contract';
import type { Handlers } from '../../http/handlers';
import { readCustomersOverview, readSalesOverview, readStockOverview } from './dashboard.queries';

export const dashboardRoutes: Handlers<typeof dashboardApi> = {
  sales: (_, { db }) => readSalesOverview(db),
  customers: (_, { db }) => readCustomersOverview(db),
  stock: (_, { db }) => readStockOverview(db),
};
