import type { transfersApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { deleteDocument } from '../workflow';
import { approveTransfer } from './approve-transfer';
import { cancelTransfer } from './cancel-transfer';
import { createTransfer } from './create-transfer';
import { exportTransfers } from './export-transfers';
import { receiveTransfer } from './receive-transfer';
import { rejectTransfer } from './reject-transfer';
import { shipTransfer } from './ship-transfer';
import { transfers } from './transfers.kind';
import { listTransfers, readTransfer, summariseTransfers } from './transfers.queries';
import { updateTransfer } from './update-transfer';

export const transfersRoutes: Handlers<typeof transfersApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportTransfers(apart, query)) : listTransfers(db, query),
  statistics: (_, { db }) => summariseTransfers(db),
  read: ({ params }, { db }) => readTransfer(db, params.id),
  create: ({ body }, { tx, user }) => tx(async (t) => readTransfer(t, await createTransfer(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await updateTransfer(t, user, params.id, body);
      return readTransfer(t, params.id);
    }),
  approve: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await approveTransfer(t, user, params.id, body.notes);
      return readTransfer(t, params.id);
    }),
  reject: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await rejectTransfer(t, user, params.id, body.reason);
      return readTransfer(t, params.id);
    }),
  ship: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await shipTransfer(t, user, params.id, body);
      return readTransfer(t, params.id);
    }),
  receive: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await receiveTransfer(t, user, params.id, body);
      return readTransfer(t, params.id);
    }),
  cancel: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await cancelTransfer(t, user, params.id, body.reason);
      return readTransfer(t, params.id);
    }),
  remove: ({ params }, { tx, user }) => tx((t) => deleteDocument(t, user, transfers, params.id)),
};
