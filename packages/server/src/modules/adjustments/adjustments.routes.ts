import type { adjustmentsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { deleteDocument, takeStep } from '../workflow';
import { adjustments } from './adjustments.kind';
import {
  changeAdjustment,
  listAdjustments,
  readAdjustment,
  summariseAdjustments,
} from './adjustments.queries';
import { approveAdjustment } from './approve-adjustment';
import { createAdjustment } from './create-adjustment';
import { exportAdjustments } from './export-adjustments';
import { updateAdjustment } from './update-adjustment';

export const adjustmentsRoutes: Handlers<typeof adjustmentsApi> = {
  list: ({ query }, { db, toFile, user }) =>
    query.format === 'csv'
      ? toFile((apart) => exportAdjustments(apart, user, query))
      : listAdjustments(db, query),
  exportPicked: ({ body }, { toFile, user }) => toFile((apart) => exportAdjustments(apart, user, body)),
  statistics: (_, { db }) => summariseAdjustments(db),
  read: ({ params }, { db }) => readAdjustment(db, params.id),
  create: ({ body }, { tx, user }) =>
    tx(async (t) => readAdjustment(t, await createAdjustment(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    changeAdjustment(tx, params.id, (t) => updateAdjustment(t, user, params.id, body)),
  approve: ({ params, body }, { tx, user }) =>
    changeAdjustment(tx, params.id, (t) => approveAdjustment(t, user, params.id, body.notes)),
  reject: ({ params, body }, { tx, user }) =>
    changeAdjustment(tx, params.id, (t) =>
      takeStep(t, user, adjustments, params.id, 'reject', { note: body.reason }),
    ),
  remove: ({ params }, { tx, user }) => tx((t) => deleteDocument(t, user, adjustments, params.id)),
};
