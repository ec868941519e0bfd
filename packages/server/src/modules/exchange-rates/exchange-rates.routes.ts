import type { exchangeRatesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { correctRate } from './correct-rate';
import { latestRate, listRates, rateOn } from './exchange-rates.queries';
import { recordRate } from './record-rate';
import { withdrawRate } from './withdraw-rate';

export const exchangeRatesRoutes: Handlers<typeof exchangeRatesApi> = {
  latest: ({ query }, { db, user }) => latestRate(db, user, query),
  onDate: ({ params, query }, { db }) => rateOn(db, params.date, query.zone),
  list: ({ query }, { db }) => listRates(db, query),
  create: ({ body }, { tx, user }) => tx((t) => recordRate(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => correctRate(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => withdrawRate(t, user, params.id)),
};
