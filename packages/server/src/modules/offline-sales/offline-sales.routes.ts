import type { offlineSalesApi } from '@turoos/contract';
import { seenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import { tillOfRequest } from '../tills';
import {
  acceptOfflineSale,
  bookKeptSale,
  correctShortage,
  countInShift,
  reverseOfflineSale,
} from './decide-offline-sale';
import { listOfflineSales } from './offline-sales.queries';
import { readOfflineSale } from './read-offline-sale';
import { receiveOfflineSale } from './receive-offline-sale';
import { rescueOfflineSales } from './rescue-offline-sales';

/** Decides about a sale and returns it as its reader sees it. */
const after = (user: Actor, id: string, decide: (tx: Tx) => Promise<unknown>) => async (tx: Tx) => {
  await decide(tx);
  return seenBy(tx, user, () => readOfflineSale(tx, id));
};

export const offlineSalesRoutes: Handlers<typeof offlineSalesApi> = {
  book: ({ body: { token, ...sale } }, { tx, user, request }) =>
    tx(async (t) => receiveOfflineSale(t, user, { till: await tillOfRequest(t, request), token }, sale)),
  rescue: ({ file }, { db, tx, user }) =>
    rescueOfflineSales({ db, tx }, user, new TextDecoder().decode(file.bytes)),
  list: ({ query }, { db }) => listOfflineSales(db, query),
  get: ({ params }, { db }) => readOfflineSale(db, params.id),
  accept: ({ params: { id }, body }, { tx, user }) =>
    tx(after(user, id, (t) => acceptOfflineSale(t, user, id, body))),
  correctStock: ({ params: { id }, body }, { tx, user }) =>
    tx(after(user, id, (t) => correctShortage(t, user, id, body))),
  countedInShift: ({ params: { id }, body }, { tx, user }) =>
    tx(after(user, id, (t) => countInShift(t, user, id, body.note))),
  reverse: ({ params: { id }, body }, { tx, user }) =>
    tx(after(user, id, (t) => reverseOfflineSale(t, user, id, body.note))),
  bookKept: ({ params: { id }, body }, { tx, user }) =>
    tx(after(user, id, (t) => bookKeptSale(t, user, id, body))),
};
