import type { ScreenPath } from '@turoos/contract';
import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;
export type OtherScreen = Exclude<ScreenPath, '/' | '/product-search'>;

const enrichment = () => import('@/features/enrichment/EnrichmentScreen').then((m) => m.EnrichmentScreen);

/**
 * The code of every screen but home. The names of all their files are a twentieth of the first load, so this table is a
 * file of its own: it follows the home screen, and the server announces it with every other page.
 */
export const screenCode: Record<OtherScreen, LoadScreen> = {
  '/owner-report': () => import('@/features/owner-report/OwnerReportScreen').then((m) => m.OwnerReportScreen),
  '/sales': () => import('@/features/sales/SalesPage').then((m) => m.SalesPage),
  '/sales/offline': () =>
    import('@/features/offline-sales/OfflineSalesScreen').then((m) => m.OfflineSalesScreen),
  '/sales/offline/$id': () =>
    import('@/features/offline-sales/OfflineSaleScreen').then((m) => m.OfflineSaleScreen),
  '/sales/$id': () => import('@/features/sales/detail/SaleScreen').then((m) => m.SaleScreen),
  '/sales/$id/print': () => import('@/features/sales/invoice/PrintScreen').then((m) => m.PrintScreen),
  '/quotations': () => import('@/features/quotations/list/QuotationsScreen').then((m) => m.QuotationsScreen),
  '/quotations/new': () =>
    import('@/features/quotations/edit/NewQuotationScreen').then((m) => m.NewQuotationScreen),
  '/quotations/$id': () =>
    import('@/features/quotations/detail/QuotationScreen').then((m) => m.QuotationScreen),
  '/quotations/$id/edit': () =>
    import('@/features/quotations/edit/EditQuotationScreen').then((m) => m.EditQuotationScreen),
  '/cash': () => import('@/features/cash/CashScreen').then((m) => m.CashScreen),
  '/cash/drawers/$id': () => import('@/features/cash/drawers/BookScreen').then((m) => m.BookScreen),
  '/cash/shifts/$id': () => import('@/features/cash/shifts/ShiftScreen').then((m) => m.ShiftScreen),
  '/vouchers': () => import('@/features/vouchers/VouchersScreen').then((m) => m.VouchersScreen),
  '/vouchers/$id': () => import('@/features/vouchers/VoucherScreen').then((m) => m.VoucherScreen),
  '/customers': () => import('@/features/customers/list/CustomersScreen').then((m) => m.CustomersScreen),
  '/customers/new': () => import('@/features/customers/NewCustomerScreen').then((m) => m.NewCustomerScreen),
  '/customers/debts': () => import('@/features/debt-reminders/DebtorsScreen').then((m) => m.DebtorsScreen),
  '/customers/$id': () => import('@/features/customers/detail/CustomerScreen').then((m) => m.CustomerScreen),
  '/customers/$id/balance': () =>
    import('@/features/customers/statement/StatementScreen').then((m) => m.StatementScreen),
  '/products': () => import('@/features/products/ProductsScreen').then((m) => m.ProductsScreen),
  '/products/$id': () => import('@/features/products/part/PartScreen').then((m) => m.PartScreen),
  '/parts-categories': () => import('@/features/categories/CategoriesScreen').then((m) => m.CategoriesScreen),
  '/prices': () => import('@/features/prices/PricesScreen').then((m) => m.PricesScreen),
  '/fit-suggestions': () =>
    import('@/features/fit-suggestions/FitSuggestionsScreen').then((m) => m.FitSuggestionsScreen),
  '/part-words': () => import('@/features/part-words/PartWordsScreen').then((m) => m.PartWordsScreen),
  '/vehicles': () => import('@/features/vehicles/VehiclesScreen').then((m) => m.VehiclesScreen),
  '/import-products': () => import('@/features/imports/ImportScreen').then((m) => m.ImportScreen),
  '/moving-in': () => import('@/features/moving-in/MovingInScreen').then((m) => m.MovingInScreen),
  '/vin-parts-import': () => import('@/features/vin-import/VinImportScreen').then((m) => m.VinImportScreen),
  '/ai-enrichment': enrichment,
  '/ai-enrichment-used': enrichment,
  '/ai-enrichment-new': enrichment,
  '/ai-enrichment-parts': enrichment,
  '/suppliers': () => import('@/features/suppliers/list/SuppliersScreen').then((m) => m.SuppliersScreen),
  '/suppliers/$id': () => import('@/features/suppliers/detail/SupplierScreen').then((m) => m.SupplierScreen),
  '/source-vehicles': () =>
    import('@/features/source-vehicles/SourceVehiclesScreen').then((m) => m.SourceVehiclesScreen),
  '/source-vehicles/$id': () =>
    import('@/features/source-vehicles/SourceVehicleScreen').then((m) => m.SourceVehicleScreen),
  '/purchases': () => import('@/features/purchases/list/PurchasesScreen').then((m) => m.PurchasesScreen),
  '/purchases/$id': () => import('@/features/purchases/detail/PurchaseScreen').then((m) => m.PurchaseScreen),
  '/asked-parts': () => import('@/features/asked-parts/AskedPartsScreen').then((m) => m.AskedPartsScreen),
  '/ordering': () => import('@/features/ordering/OrderingScreen').then((m) => m.OrderingScreen),
  '/inventory': () => import('@/features/inventory/InventoryScreen').then((m) => m.InventoryScreen),
  '/inventory-counts': () => import('@/features/counts/CountsScreen').then((m) => m.CountsScreen),
  '/stock-adjustments': () =>
    import('@/features/adjustments/AdjustmentsScreen').then((m) => m.AdjustmentsScreen),
  '/inventory-reports': () =>
    import('@/features/inventory-reports/InventoryReportsScreen').then((m) => m.InventoryReportsScreen),
  '/scrap': () => import('@/features/scrap/ScrapScreen').then((m) => m.ScrapScreen),
  '/batches': () => import('@/features/batches/BatchesScreen').then((m) => m.BatchesScreen),
  '/warehouses': () => import('@/features/warehouses/WarehousesScreen').then((m) => m.WarehousesScreen),
  '/warehouse-locations': () =>
    import('@/features/warehouses/locations/LocationsScreen').then((m) => m.LocationsScreen),
  '/transfers': () => import('@/features/transfers/TransfersScreen').then((m) => m.TransfersScreen),
  '/marketing': () => import('@/features/marketing/MarketingScreen').then((m) => m.MarketingScreen),
  '/reports': () => import('@/features/reports/ReportsScreen').then((m) => m.ReportsScreen),
  '/reports/accounting': () =>
    import('@/features/accounting/AccountingScreen').then((m) => m.AccountingScreen),
  '/settings': () => import('./settings/SettingsPage').then((m) => m.SettingsPage),
  '/userdetails': () => import('@/features/users/detail/screens').then((m) => m.OwnUserScreen),
  '/users/$id': () => import('@/features/users/detail/screens').then((m) => m.UserScreen),
  '/roles-management': () =>
    import('@/features/users/assign/RolesManagementScreen').then((m) => m.RolesManagementScreen),
  '/roles': () => import('@/features/roles/RolesScreen').then((m) => m.RolesScreen),
  '/permissions': () => import('@/features/permissions/PermissionsScreen').then((m) => m.PermissionsScreen),
  '/audit-log': () => import('@/features/audit/AuditScreen').then((m) => m.AuditScreen),
  '/integrations': () =>
    import('@/features/integrations/IntegrationsScreen').then((m) => m.IntegrationsScreen),
  '/system-status': () =>
    import('@/features/system-status/SystemStatusScreen').then((m) => m.SystemStatusScreen),
  '/counters': () => import('@/features/counters/CountersScreen').then((m) => m.CountersScreen),
  '/attachments': () => import('@/features/attachments/AttachmentsScreen').then((m) => m.AttachmentsScreen),
};
