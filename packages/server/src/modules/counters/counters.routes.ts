import type { countersApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listCounters } from './counters.queries';
import { createCounter } from './create-counter';
import { updateCounter } from './update-counter';

export const countersRoutes: Handlers<typeof countersApi> = {
  list: ({ query }, { db }) => listCounters(db, query),
  create: ({ body }, { tx, user }) => tx((t) => createCounter(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateCounter(t, user, params.id, body)),
};
