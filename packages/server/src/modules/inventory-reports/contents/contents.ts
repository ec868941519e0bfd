import type { ReportType } from '@turoos/contract';
import { expiringBatches } from './batches.content';
import { movements } from './movements.content';
import { byCategory, inventorySummary, lowStock, outOfStock, stockValue } from './parts.contents';
import type { ReportContent, Scope } from './report-content';
import { byWarehouse } from './warehouses.content';

export const contents: Readonly<Record<ReportType, (scope: Scope) => ReportContent>> = {
  inventory_summary: inventorySummary,
  low_stock: lowStock,
  out_of_stock: outOfStock,
  expiry_report: expiringBatches,
  movement_report: movements,
  value_report: stockValue,
  warehouse_report: byWarehouse,
  category_report: byCategory,
};
