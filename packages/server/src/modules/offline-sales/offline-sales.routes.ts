import type { offlineSalesApi } from '@turoos/contract';
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

export const offlineSalesRoutes: Handlers<typeof offlineSalesApi> = {
  book: ({ body: { token, ...sale } }, { tx, user, request }) =>
    tx(async (t) => receiveOfflineSale(t, user, { till: await tillOfRequest(t, request), token }, sale)),
  rescue: ({ file }, { db, tx, user }) =>
    rescueOfflineSales({ db, tx }, user, new TextDecoder().decode(file.bytes)),
  list: ({ query }, { db }) => listOfflineSales(db, query),
  get: ({ params }, { db }) => readOfflineSale(db, params.id),
  accept: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await acceptOfflineSale(t, user, params.id, body);
      return readOfflineSale(t, params.id);
    }),
  correctStock: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await correctShortage(t, user, params.id, body);
      return readOfflineSale(t, params.id);
    }),
  countedInShift: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await countInShift(t, user, params.id, body.note);
      return readOfflineSale(t, params.id);
    }),
  reverse: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await reverseOfflineSale(t, user, params.id, body.note);
      return readOfflineSale(t, params.id);
    }),
  bookKept: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await bookKeptSale(t, user, params.id, body);
      return readOfflineSale(t, params.id);
    }),
};
