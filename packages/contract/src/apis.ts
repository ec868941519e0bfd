import { adjustmentsApi } from './adjustments/adjustments.api';
import { authApi } from './auth/auth.api';
import { batchesApi } from './batches/batches.api';
import { catalogueApi } from './catalogue/catalogue.api';
import { categoriesApi } from './categories/categories.api';
import { countsApi } from './counts/counts.api';
import { countersApi } from './counters/counters.api';
import { customersApi } from './customers/customers.api';
import { dashboardApi } from './dashboard/dashboard.api';
import { exchangeRatesApi } from './exchange-rates/exchange-rates.api';
import { inventoryApi } from './inventory/inventory.api';
import { inventoryReportsApi } from './inventory-reports/inventory-reports.api';
import { liveApi } from './live/live.api';
import { productsApi } from './products/products.api';
import { settingsApi } from './settings/settings.api';
import { salesApi } from './sales/sales.api';
import { scrapApi } from './scrap/scrap.api';
import { transfersApi } from './transfers/transfers.api';
import { warehouseLocationsApi } from './warehouses/locations.api';
import { warehousesApi } from './warehouses/warehouses.api';

/** Every API of the product. The server must serve all of it; documentation and tests walk it. */
export const apis = {
  auth: authApi,
  batches: batchesApi,
  catalogue: catalogueApi,
  categories: categoriesApi,
  customers: customersApi,
  live: liveApi,
  'exchange-rates': exchangeRatesApi,
  inventory: inventoryApi,
  'inventory-reports': inventoryReportsApi,
  products: productsApi,
  warehouses: warehousesApi,
  warehouseLocations: warehouseLocationsApi,
  counters: countersApi,
  counts: countsApi,
  dashboard: dashboardApi,
  adjustments: adjustmentsApi,
  scrap: scrapApi,
  sales: salesApi,
  settings: settingsApi,
  transfers: transfersApi,
};
