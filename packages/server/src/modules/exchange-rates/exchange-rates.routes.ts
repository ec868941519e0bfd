import type { exchangeRatesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { correctRate } from './correct-rate';
import { latestRate, listRates, rateOn } from './exchange-rates.queries';
import { recordRate } from './record-rate';

export const exchangeRatesRoutes: Handlers<typeof exchangeRatesApi> = {
  latest: (_, { db }) => latestRate(db),
  onDate: ({ params }, { db }) => rateOn(db, params.date),
  list: ({ query }, { db }) => listRates(db, query),
  create: ({ body }, { tx, user }) => tx((t) => recordRate(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => correctRate(t, user, params.id, body)),
};
