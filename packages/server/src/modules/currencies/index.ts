export { listCurrencies } from './currencies.queries';
