export { documentRate, ratesAsOf, readRates, zoneOf, type RatePlace } from './document-rate';
export { ratesInForce } from './exchange-rates.queries';
export { zoneNamed } from './zones';
