export { decodeVin, readVin } from './decode-vin';
