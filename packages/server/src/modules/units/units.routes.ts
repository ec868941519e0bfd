import type { unitsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createUnit } from './create-unit';
import { deleteUnit } from './delete-unit';
import { listUnits } from './units.queries';
import { updateUnit } from './update-unit';

export const unitsRoutes: Handlers<typeof unitsApi> = {
  list: (_, { db }) => listUnits(db),
  create: ({ body }, { tx, user }) => tx((t) => createUnit(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateUnit(t, user, params.code, body)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteUnit(t, user, params.code)),
};
