import type { viewsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { createView } from './create-view';
import { deleteView } from './delete-view';
import { updateView } from './update-view';
import { listViews } from './views.queries';

export const viewsRoutes: Handlers<typeof viewsApi> = {
  list: ({ query }, { db, user }) => listViews(db, user, query.list),
  create: ({ body }, { tx, user }) => tx((t) => createView(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateView(t, user, params.id, body)),
  remove: ({ params }, { tx, user }) => tx((t) => deleteView(t, user, params.id)),
};
