import { askedFor, type paletteApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { findCustomers } from './find-customers';
import { findThings, recallThings } from './find-things';

export const paletteRoutes: Handlers<typeof paletteApi> = {
  find: ({ query }, { db, user }) => findThings(db, user, askedFor(query.q).subject),
  recall: ({ query }, { db, user }) => recallThings(db, user, query.things),
  debtors: ({ query }, { db }) => findCustomers(db, { q: askedFor(query.q).subject, onlyDebtors: true }),
};
