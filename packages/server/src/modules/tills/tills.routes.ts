import type { tillsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { adoptTill } from './adopt-till';
import { contactTill } from './contact-till';
import { createTill, updateTill, withdrawTill } from './save-till';
import { listTills } from './tills.queries';

export const tillsRoutes: Handlers<typeof tillsApi> = {
  list: (_, { db }) => listTills(db),
  create: ({ body }, { tx, user }) => tx((t) => createTill(t, user, body)),
  adopt: ({ body }, { tx, user }) => tx((t) => adoptTill(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateTill(t, user, params.id, body)),
  withdraw: ({ params }, { tx, user }) => tx((t) => withdrawTill(t, user, params.id)),
  contact: ({ body }, { tx, user, request }) => tx((t) => contactTill(t, user, request, body)),
};
