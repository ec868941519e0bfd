import { reportDefaults, reportTypeNames, reportTypes, type ReportTemplate } from '@turoos/contract';

/** One to start from for each type. */
export const reportTemplates: readonly ReportTemplate[] = reportTypeNames.map((type) => ({
  _id: type,
  name: reportTypes[type].label,
  type,
  description: reportTypes[type].description,
  format: reportDefaults.format,
  includeCharts: true,
  includeTables: true,
  includeSummary: true,
  filters: { includeZeroStock: type === 'out_of_stock', includeExpired: true },
}));
