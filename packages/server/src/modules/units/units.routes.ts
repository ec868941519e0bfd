import type { unitsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createUnit, removeUnit, updateUnit } from './keep-units';
import { listUnits } from './units.queries';

export const unitsRoutes: Handlers<typeof unitsApi> = {
  list: (_, { db }) => listUnits(db),
  create: ({ body }, { tx, user }) => tx((t) => createUnit(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateUnit(t, user, params.code, body)),
  remove: ({ params }, { tx, user }) => tx((t) => removeUnit(t, user, params.code)),
};
