export { createWarehouse } from './create-warehouse';
export { readWarehouse } from './warehouses.queries';
export { createLocation } from './create-location';
export { setLocationStock } from './set-location-stock';
