import type { currenciesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createCurrency } from './create-currency';
import { listCurrencies } from './currencies.queries';
import { createZone, updateZone } from './save-zone';
import { updateCurrency } from './update-currency';
import { listZones } from './zones.queries';

export const currenciesRoutes: Handlers<typeof currenciesApi> = {
  list: (_, { db }) => listCurrencies(db),
  create: ({ body }, { tx, user }) => tx((t) => createCurrency(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateCurrency(t, user, params.code, body)),
  zones: (_, { db }) => listZones(db),
  createZone: ({ body }, { tx, user }) => tx((t) => createZone(t, user, body)),
  updateZone: ({ params, body }, { tx, user }) => tx((t) => updateZone(t, user, params.id, body)),
};
