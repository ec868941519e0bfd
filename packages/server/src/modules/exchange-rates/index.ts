export { documentRate, readRates, selectCurrentRate, type RatePlace } from './document-rate';
export { zoneNamed } from './zones';
