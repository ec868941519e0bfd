import type { pricesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createTier, deleteTier, listTiers, updateTier } from '../price-tiers';
import { changePrices, undoPrices } from './change-prices';
import { previewPrices } from './new-prices';
import { readPriceHistory, readReplacement } from './part-prices.queries';
import { listPriceChanges } from './price-changes.queries';

export const pricesRoutes: Handlers<typeof pricesApi> = {
  tiers: (_, { db }) => listTiers(db),
  createTier: ({ body }, { tx, user }) => tx((t) => createTier(t, user, body)),
  updateTier: ({ params, body }, { tx, user }) => tx((t) => updateTier(t, user, params.id, body)),
  removeTier: ({ params }, { tx, user }) => tx((t) => deleteTier(t, user, params.id)),
  previewChange: ({ body }, { db, user }) => previewPrices(db, user, body),
  change: ({ body }, { tx, user }) => tx((t) => changePrices(t, user, body)),
  changes: ({ query }, { db }) => listPriceChanges(db, query),
  undoChange: ({ params }, { tx, user }) => tx((t) => undoPrices(t, user, params.id)),
  history: ({ params }, { db }) => readPriceHistory(db, params.id),
  replacement: ({ params }, { db }) => readReplacement(db, params.id),
};
