import type { inventoryApi } from '@turoos/contract';
import { seenBy } from '../../db/branches/seen-by';
import type { Handlers } from '../../kernel/handlers';
import {
  createPart,
  listParts,
  readPart,
  readPartDetail,
  removePart,
  searchParts,
  updatePart,
} from '../products';
import { setQuantity } from '../stock';
import { exportInventory, exportPicked } from './export-inventory';
import { listMovements, readInventoryStats } from './inventory.queries';

export const inventoryRoutes: Handlers<typeof inventoryApi> = {
  list: ({ query }, { db }) => listParts(db, query),
  stats: ({ query }, { db, user }) => readInventoryStats(db, user.id, query.warehouse),
  search: ({ query }, { db }) => searchParts(db, query),
  lowStock: ({ query }, { db }) => listParts(db, { ...query, status: 'low_stock' }),
  outOfStock: ({ query }, { db }) => listParts(db, { ...query, status: 'out_of_stock' }),
  inWarehouse: ({ params, query }, { db }) => listParts(db, { ...query, warehouse: params.id }),
  exportPicked: ({ body }, { toFile, user }) => toFile((apart) => exportPicked(apart, user, body.ids)),
  export: ({ query }, { toFile, user }) => toFile((apart) => exportInventory(apart, user, query)),
  read: ({ params }, { db }) => readPartDetail(db, params.id),
  movements: ({ params, query }, { db }) => listMovements(db, params.id, query),
  create: ({ body }, { tx, user }) => tx((t) => createPart(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updatePart(t, user, params.id, body)),
  increase: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await setQuantity(t, user, params.id, { ...body, operation: 'add' });
      return seenBy(t, user, () => readPart(t, params.id));
    }),
  decrease: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await setQuantity(t, user, params.id, { ...body, operation: 'subtract' });
      return seenBy(t, user, () => readPart(t, params.id));
    }),
  remove: ({ params }, { tx, user }) => tx(async (t) => void (await removePart(t, user, params.id))),
};
