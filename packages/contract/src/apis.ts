import { accountingApi } from './accounting/accounting.api';
import { adjustmentsApi } from './adjustments/adjustments.api';
import { apiKeysApi } from './api-keys/api-keys.api';
import { askedPartsApi } from './asked-parts/asked-parts.api';
import { attachmentsApi } from './attachments/attachments.api';
import { auditApi } from './audit/audit.api';
import { authApi } from './auth/auth.api';
import { twoFactorApi } from './auth/two-factor.api';
import { backupApi } from './backup/backup.api';
import { batchesApi } from './batches/batches.api';
import { cashApi } from './cash/cash.api';
import { catalogueApi } from './catalogue/catalogue.api';
import { categoriesApi } from './categories/categories.api';
import { countsApi } from './counts/counts.api';
import { countersApi } from './counters/counters.api';
import { currenciesApi } from './currencies/currencies.api';
import { customersApi } from './customers/customers.api';
import { dashboardApi } from './dashboard/dashboard.api';
import { debtRemindersApi } from './debt-reminders/debt-reminders.api';
import { elsewhereApi } from './elsewhere/elsewhere.api';
import { enrichmentApi } from './enrichment/enrichment.api';
import { exchangeRatesApi } from './exchange-rates/exchange-rates.api';
import { importsApi } from './imports/imports.api';
import { inventoryApi } from './inventory/inventory.api';
import { inventoryReportsApi } from './inventory-reports/inventory-reports.api';
import { liveApi } from './live/live.api';
import { marketingApi } from './marketing/marketing.api';
import { movingInApi } from './moving-in/moving-in.api';
import { networkApi } from './network/network.api';
import { notificationsApi } from './notifications/notifications.api';
import { offlineSalesApi } from './offline-sales/offline-sales.api';
import { orderingApi } from './ordering/ordering.api';
import { ownerReportApi } from './owner-report/owner-report.api';
import { paletteApi } from './palette/palette.api';
import { partWordsApi } from './part-words/part-words.api';
import { permissionsApi } from './permissions/permissions.api';
import { pricesApi } from './prices/prices.api';
import { printingApi } from './printing/printing.api';
import { productsApi } from './products/products.api';
import { quotationsApi } from './quotations/quotations.api';
import { reportsApi } from './reports/reports.api';
import { fitSuggestionsApi } from './fit-suggestions/fit-suggestions.api';
import { reservationsApi } from './reservations/reservations.api';
import { rolesApi } from './roles/roles.api';
import { purchasesApi } from './purchases/purchases.api';
import { settingsApi } from './settings/settings.api';
import { salesApi } from './sales/sales.api';
import { scansApi } from './scans/scans.api';
import { scrapApi } from './scrap/scrap.api';
import { standbyApi } from './standby/standby.api';
import { suppliersApi } from './suppliers/suppliers.api';
import { sourceVehiclesApi } from './source-vehicles/source-vehicles.api';
import { tillCopyApi } from './till-copy/till-copy.api';
import { tillsApi } from './tills/tills.api';
import { transfersApi } from './transfers/transfers.api';
import { unitsApi } from './units/units.api';
import { systemStatusApi } from './system-status/system-status.api';
import { updatesApi } from './updates/updates.api';
import { usersApi } from './users/users.api';
import { vehiclesApi } from './vehicles/vehicles.api';
import { viewsApi } from './views/views.api';
import { vinImportApi } from './vin-import/vin-import.api';
import { vouchersApi } from './vouchers/vouchers.api';
import { warehouseLocationsApi } from './warehouses/locations.api';
import { warehousesApi } from './warehouses/warehouses.api';
import { webhooksApi } from './webhooks/webhooks.api';
import { whatsappQueueApi } from './whatsapp-queue/whatsapp-queue.api';

/**
 * Every API of the product. The server must implement all of them; the API documentation and tests iterate
 * over them.
 */
export const apis = {
  accounting: accountingApi,
  'api-keys': apiKeysApi,
  'asked-parts': askedPartsApi,
  attachments: attachmentsApi,
  audit: auditApi,
  auth: authApi,
  backup: backupApi,
  batches: batchesApi,
  cash: cashApi,
  catalogue: catalogueApi,
  categories: categoriesApi,
  currencies: currenciesApi,
  customers: customersApi,
  live: liveApi,
  marketing: marketingApi,
  'moving-in': movingInApi,
  network: networkApi,
  notifications: notificationsApi,
  debtReminders: debtRemindersApi,
  whatsappQueue: whatsappQueueApi,
  'two-factor': twoFactorApi,
  'exchange-rates': exchangeRatesApi,
  imports: importsApi,
  inventory: inventoryApi,
  'inventory-reports': inventoryReportsApi,
  'offline-sales': offlineSalesApi,
  ordering: orderingApi,
  'owner-report': ownerReportApi,
  palette: paletteApi,
  'part-words': partWordsApi,
  permissions: permissionsApi,
  prices: pricesApi,
  printing: printingApi,
  products: productsApi,
  purchases: purchasesApi,
  quotations: quotationsApi,
  reports: reportsApi,
  fitSuggestions: fitSuggestionsApi,
  reservations: reservationsApi,
  roles: rolesApi,
  units: unitsApi,
  views: viewsApi,
  'system-status': systemStatusApi,
  updates: updatesApi,
  users: usersApi,
  warehouses: warehousesApi,
  warehouseLocations: warehouseLocationsApi,
  counters: countersApi,
  counts: countsApi,
  dashboard: dashboardApi,
  adjustments: adjustmentsApi,
  scans: scansApi,
  scrap: scrapApi,
  sales: salesApi,
  settings: settingsApi,
  standby: standbyApi,
  suppliers: suppliersApi,
  'source-vehicles': sourceVehiclesApi,
  'till-copy': tillCopyApi,
  tills: tillsApi,
  transfers: transfersApi,
  elsewhere: elsewhereApi,
  enrichment: enrichmentApi,
  vehicles: vehiclesApi,
  'vin-import': vinImportApi,
  vouchers: vouchersApi,
  webhooks: webhooksApi,
};
