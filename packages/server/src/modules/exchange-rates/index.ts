export { currentRate, selectCurrentRate, rateOfDocument } from './exchange-rates.queries';
