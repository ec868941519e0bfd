import type { batchesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listBatches, readBatch } from './batches.queries';
import { createBatch } from './create-batch';
import { deleteBatch } from './delete-batch';
import { updateBatch } from './update-batch';

export const batchesRoutes: Handlers<typeof batchesApi> = {
  list: ({ query }, { db }) => listBatches(db, query),
  create: ({ body }, { tx, user }) => tx(async (t) => readBatch(t, await createBatch(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await updateBatch(t, user, params.id, body);
      return readBatch(t, params.id);
    }),
  remove: ({ params }, { tx, user }) => tx((t) => deleteBatch(t, user, params.id)),
};
