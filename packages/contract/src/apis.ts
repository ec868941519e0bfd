import { authApi } from './auth/auth.api';
import { batchesApi } from './batches/batches.api';
import { categoriesApi } from './categories/categories.api';
import { countersApi } from './counters/counters.api';
import { exchangeRatesApi } from './exchange-rates/exchange-rates.api';
import { inventoryApi } from './inventory/inventory.api';
import { liveApi } from './live/live.api';
import { productsApi } from './products/products.api';
import { warehouseLocationsApi } from './warehouses/locations.api';
import { warehousesApi } from './warehouses/warehouses.api';

/** Every API of the product. The server must serve all of it; documentation and tests walk it. */
export const apis = {
  auth: authApi,
  batches: batchesApi,
  categories: categoriesApi,
  live: liveApi,
  'exchange-rates': exchangeRatesApi,
  inventory: inventoryApi,
  products: productsApi,
  warehouses: warehousesApi,
  warehouseLocations: warehouseLocationsApi,
  counters: countersApi,
};
