import type { purchasesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { cancelPurchase } from './cancel-purchase';
import { closeRest } from './close-rest';
import { createPurchase } from './create-purchase';
import { deletePurchase } from './delete-purchase';
import { exportPurchases } from './export-purchases';
import { listPurchases } from './list-purchases';
import { payPurchase, setPaymentStatus } from './pay-purchase';
import { readPurchaseDetail } from './purchases.queries';
import { receiveOrder } from './receive-order';
import { returnPurchase } from './return-purchase';
import { setSellingPrices } from './set-selling-prices';
import { updatePurchase } from './update-purchase';

export const purchasesRoutes: Handlers<typeof purchasesApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportPurchases(apart, query)) : listPurchases(db, query),
  exportPicked: ({ body }, { toFile }) => toFile((apart) => exportPurchases(apart, body)),
  get: ({ params }, { db }) => readPurchaseDetail(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createPurchase(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updatePurchase(t, user, params.id, body)),
  receive: ({ params, body }, { tx, user }) => tx((t) => receiveOrder(t, user, params.id, body)),
  sellingPrices: ({ params, body }, { tx, user }) => tx((t) => setSellingPrices(t, user, params.id, body)),
  closeRest: ({ params, body }, { tx, user }) => tx((t) => closeRest(t, user, params.id, body)),
  delete: ({ params }, { tx, user }) => tx((t) => deletePurchase(t, user, params.id)),
  paymentStatus: ({ params, body }, { tx, user }) =>
    tx((t) => setPaymentStatus(t, user, params.id, body.paymentStatus)),
  pay: ({ params, body }, { tx, user }) => tx((t) => payPurchase(t, user, params.id, body)),
  return: ({ params, body }, { tx, user }) => tx((t) => returnPurchase(t, user, params.id, body)),
  cancel: ({ params, body }, { tx, user }) => tx((t) => cancelPurchase(t, user, params.id, body)),
};
