export { refreshPopularity } from './refresh-popularity';
export { readLastDays, readSalesSummary } from './sales-totals.queries';
