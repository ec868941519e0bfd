import type { transfersApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { deleteDocument } from '../workflow';
import { acceptRequest } from './accept-request';
import { approveTransfer } from './approve-transfer';
import { cancelTransfer } from './cancel-transfer';
import { createTransfer } from './create-transfer';
import { exportTransfers } from './export-transfers';
import { receiveTransfer } from './receive-transfer';
import { rejectTransfer } from './reject-transfer';
import { requestTransfer } from './request-transfer';
import { shipTransfer } from './ship-transfer';
import { transferPlaces } from './transfer-places.queries';
import { transfers } from './transfers.kind';
import { changeTransfer, listTransfers, readTransfer, summariseTransfers } from './transfers.queries';
import { updateTransfer } from './update-transfer';
import { withdrawRequest } from './withdraw-request';

export const transfersRoutes: Handlers<typeof transfersApi> = {
  list: ({ query }, { db, toFile, user }) =>
    query.format === 'csv'
      ? toFile((apart) => exportTransfers(apart, user, query))
      : listTransfers(db, query),
  exportPicked: ({ body }, { toFile, user }) => toFile((apart) => exportTransfers(apart, user, body)),
  statistics: (_, { db }) => summariseTransfers(db),
  places: (_, { db }) => transferPlaces(db),
  read: ({ params }, { db }) => readTransfer(db, params.id),
  create: ({ body }, { tx, user }) => tx(async (t) => readTransfer(t, await createTransfer(t, user, body))),
  request: ({ body }, { tx, user }) => tx(async (t) => readTransfer(t, await requestTransfer(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => updateTransfer(t, user, params.id, body)),
  approve: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => approveTransfer(t, user, params.id, body.notes)),
  accept: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => acceptRequest(t, user, params.id, body)),
  withdraw: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => withdrawRequest(t, user, params.id, body.reason)),
  reject: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => rejectTransfer(t, user, params.id, body.reason)),
  ship: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => shipTransfer(t, user, params.id, body)),
  receive: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => receiveTransfer(t, user, params.id, body)),
  cancel: ({ params, body }, { tx, user }) =>
    changeTransfer(tx, params.id, (t) => cancelTransfer(t, user, params.id, body.reason)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteDocument(t, user, transfers, params.id)),
};
