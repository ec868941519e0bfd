export { listMakes, listModels } from './car-names.queries';
export { createVehicle } from './create-vehicle';
export { decodeVin } from './vin';
