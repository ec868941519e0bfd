export { salesConditions } from './list-sales';
export { refreshPopularity } from './refresh-popularity';
export { readLastDays, readSalesSummary } from './sales-totals.queries';
export { fromSales, readSaleWithTenders } from './sales.queries';
