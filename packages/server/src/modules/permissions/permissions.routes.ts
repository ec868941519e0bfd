import type { permissionsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createPermission } from './create-permission';
import { deletePermission } from './delete-permission';
import { initialisePermissions } from './initialise-permissions';
import {
  countPermissions,
  listPermissions,
  permissionsOf,
  readPermission,
  searchPermissions,
} from './permissions.queries';
import { updatePermission } from './update-permission';

export const permissionsRoutes: Handlers<typeof permissionsApi> = {
  list: ({ query }, { db }) => listPermissions(db, query),
  search: ({ query }, { db }) => searchPermissions(db, query.q),
  stats: (_, { db }) => countPermissions(db),
  ofModule: ({ params }, { db }) => permissionsOf(db, params.module),
  get: ({ params }, { db }) => readPermission(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createPermission(t, user, body)),
  initialize: (_, { tx, user }) => tx((t) => initialisePermissions(t, user)),
  update: ({ params, body }, { tx, user }) => tx((t) => updatePermission(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => deletePermission(t, user, params.id)),
};
