export { createVehicle } from './create-vehicle';
export { readVin } from './read-vin';
