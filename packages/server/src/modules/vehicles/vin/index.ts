export { decodeVin } from './decode-vin';
