import type { productsApi } from '@turoos/contract';
import { seenBy } from '../../db/branches/seen-by';
import type { Handlers } from '../../kernel/handlers';
import { setQuantity } from '../stock';
import { createPart } from './create-part';
import { readBrands, readProductStats } from './product-stats.queries';
import { listParts, readPart, readPartDetail } from './products.queries';
import { removePart } from './remove-part';
import { searchParts } from './search-parts';
import { updatePart } from './update-part';
import { updateParts } from './update-parts';

export const productsRoutes: Handlers<typeof productsApi> = {
  list: ({ query }, { db }) => listParts(db, query),
  search: ({ query }, { db }) => searchParts(db, query),
  stats: (_, { db, user }) => readProductStats(db, user.id),
  brands: (_, { db }) => readBrands(db),
  read: ({ params }, { db }) => readPartDetail(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createPart(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updatePart(t, user, params.id, body)),
  updateMany: ({ body }, { tx, user }) => tx((t) => updateParts(t, user, body)),
  remove: ({ params }, { tx, user }) => tx(async (t) => void (await removePart(t, user, params.id))),
  setStock: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await setQuantity(t, user, params.id, body);
      return seenBy(t, user, () => readPart(t, params.id));
    }),
};
