export { bookSale, onlyPlace } from './book-sale';
export { cancelSale } from './cancel-sale';
export { lockSoldStock, readSaleFacts, type SaleFacts } from './create-sale';
export { salesConditions } from './list-sales';
export { refreshPopularity } from './refresh-popularity';
export { takePayment } from './sale-payment.rules';
export { isBelowCost, mostCents, quantitiesOf, type Line, type Part } from './sale-prices.rules';
export { readLastDays, readSalesSummary } from './sales-totals.queries';
export { fromSales, readSaleWithTenders } from './sales.queries';
