import type { warehousesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createWarehouse } from './create-warehouse';
import { deleteWarehouse } from './delete-warehouse';
import { exportWarehouses } from './export-warehouses';
import { updateWarehouse } from './update-warehouse';
import { readInventory } from './warehouse-inventory.queries';
import { countWarehouses, listWarehouses, readCapacity, readWarehouse } from './warehouses.queries';

export const warehousesRoutes: Handlers<typeof warehousesApi> = {
  list: ({ query }, { db, toFile, user }) =>
    query.format === 'csv'
      ? toFile((apart) => exportWarehouses(apart, query))
      : listWarehouses(db, user.id, query),
  statistics: (_, { db }) => countWarehouses(db),
  get: ({ params }, { db }) => readWarehouse(db, params.id),
  inventory: ({ params, query }, { db }) => readInventory(db, params.id, query),
  capacity: ({ params }, { db }) => readCapacity(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createWarehouse(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateWarehouse(t, user, params.id, body)),
  updateIdentified: ({ body: { _id, ...changes } }, { tx, user }) =>
    tx((t) => updateWarehouse(t, user, _id, changes)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteWarehouse(t, user, params.id)),
};
