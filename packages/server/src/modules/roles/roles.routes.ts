import type { rolesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createRole } from './create-role';
import { deleteRole } from './delete-role';
import { countRoles, listRoles, readRole } from './roles.queries';
import { updateRole } from './update-role';

export const rolesRoutes: Handlers<typeof rolesApi> = {
  list: ({ query }, { db }) => listRoles(db, query.q),
  stats: (_, { db }) => countRoles(db),
  get: ({ params }, { db }) => readRole(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createRole(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateRole(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteRole(t, user, params.id)),
};
