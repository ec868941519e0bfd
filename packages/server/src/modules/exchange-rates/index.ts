export { currentRate, rateOfDocument } from './exchange-rates.queries';
