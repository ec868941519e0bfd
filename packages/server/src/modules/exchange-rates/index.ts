export { currentRate } from './exchange-rates.queries';
