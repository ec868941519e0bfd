import type { scrapApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { deleteDocument, takeStep } from '../workflow';
import { approveScrap } from './approve-scrap';
import { createScrap } from './create-scrap';
import { exportScrap } from './export-scrap';
import { scrap } from './scrap.kind';
import { listScrap, readScrap, summariseScrap } from './scrap.queries';
import { updateScrap } from './update-scrap';

export const scrapRoutes: Handlers<typeof scrapApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportScrap(apart, query)) : listScrap(db, query),
  statistics: (_, { db }) => summariseScrap(db),
  read: ({ params }, { db }) => readScrap(db, params.id),
  create: ({ body }, { tx, user }) => tx(async (t) => readScrap(t, await createScrap(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await updateScrap(t, user, params.id, body);
      return readScrap(t, params.id);
    }),
  approve: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await approveScrap(t, user, params.id, body.notes);
      return readScrap(t, params.id);
    }),
  reject: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await takeStep(t, user, scrap, params.id, 'reject', { note: body.reason });
      return readScrap(t, params.id);
    }),
  remove: ({ params }, { tx, user }) => tx((t) => deleteDocument(t, user, scrap, params.id)),
};
