import type { scrapApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { deleteDocument, takeStep } from '../workflow';
import { approveScrap } from './approve-scrap';
import { createScrap } from './create-scrap';
import { exportScrap } from './export-scrap';
import { scrap } from './scrap.kind';
import { changeScrap, listScrap, readScrap, summariseScrap } from './scrap.queries';
import { updateScrap } from './update-scrap';

export const scrapRoutes: Handlers<typeof scrapApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportScrap(apart, query)) : listScrap(db, query),
  exportPicked: ({ body }, { toFile }) => toFile((apart) => exportScrap(apart, body)),
  statistics: (_, { db }) => summariseScrap(db),
  read: ({ params }, { db }) => readScrap(db, params.id),
  create: ({ body }, { tx, user }) => tx(async (t) => readScrap(t, await createScrap(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    changeScrap(tx, params.id, (t) => updateScrap(t, user, params.id, body)),
  approve: ({ params, body }, { tx, user }) =>
    changeScrap(tx, params.id, (t) => approveScrap(t, user, params.id, body.notes)),
  reject: ({ params, body }, { tx, user }) =>
    changeScrap(tx, params.id, (t) => takeStep(t, user, scrap, params.id, 'reject', { note: body.reason })),
  remove: ({ params }, { tx, user }) => tx((t) => deleteDocument(t, user, scrap, params.id)),
};
