import type { countsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { deleteDocument } from '../workflow';
import { listItems } from './count-items.queries';
import { counts } from './counts.kind';
import { listCounts, readCount, summariseCounts } from './counts.queries';
import { createCount } from './create-count';
import { exportItems } from './export-items';
import { updateCount } from './update-count';

export const countsRoutes: Handlers<typeof countsApi> = {
  list: ({ query }, { db, user }) => listCounts(db, user, query),
  statistics: (_, { db }) => summariseCounts(db),
  read: ({ params }, { db, user }) => readCount(db, user, params.id),
  items: async ({ params, query }, { db, toFile, user }) =>
    query.format === 'csv'
      ? toFile(async (apart) => exportItems(apart, user, await readCount(db, user, params.id, []), query))
      : listItems(db, user, params.id, query),
  create: ({ body }, { tx, user }) => tx(async (t) => readCount(t, user, await createCount(t, user, body))),
  update: async ({ params, body }, { tx, user, live }) => {
    const saved = body.items?.map(({ product }) => product);
    const count = await tx(async (t) => {
      await updateCount(t, user, params.id, body);
      return readCount(t, user, params.id, saved);
    });
    if (body.status === 'completed') live.announce(['adjustments']);
    return count;
  },
  remove: ({ params }, { tx, user }) => tx((t) => deleteDocument(t, user, counts, params.id)),
};
