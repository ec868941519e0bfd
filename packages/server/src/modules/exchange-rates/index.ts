export { documentRate, readRates, type RatePlace } from './document-rate';
export { zoneNamed } from './zones';
