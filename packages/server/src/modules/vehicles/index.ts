export { listMakes, listModels } from './vehicle-names.queries';
export { createVehicle } from './create-vehicle';
export { decodeVin } from './vin';
