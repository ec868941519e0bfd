import type { warehouseLocationsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createLocation } from './create-location';
import { deleteLocation } from './delete-location';
import { listLocations, readLocation } from './locations.queries';
import { setLocationStock } from './set-location-stock';
import { updateLocation } from './update-location';

export const locationsRoutes: Handlers<typeof warehouseLocationsApi> = {
  list: ({ params, query }, { db }) => listLocations(db, params.warehouseId, query),
  active: ({ params, query }, { db }) => listLocations(db, params.warehouseId, { ...query, isActive: true }),
  get: ({ params }, { db }) => readLocation(db, params.locationId),
  create: ({ params, body }, { tx, user }) => tx((t) => createLocation(t, user, params.warehouseId, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateLocation(t, user, params.locationId, body)),
  setStock: ({ params, body }, { tx, user }) =>
    tx((t) => setLocationStock(t, user, params.locationId, body.quantity)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteLocation(t, user, params.locationId)),
};
