import type { paletteApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { findCustomers } from './find-customers';
import { findThings, recallThings } from './find-things';

export const paletteRoutes: Handlers<typeof paletteApi> = {
  find: ({ query }, { db, user }) => findThings(db, user, query.q),
  recall: ({ query }, { db, user }) => recallThings(db, user, query.things),
  debtors: ({ query }, { db }) => findCustomers(db, { q: query.q, onlyDebtors: true }),
};
