import type { reservationsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { changeReservation, releaseReservation } from './end-reservation';
import { listReservations } from './reservations.queries';
import { reserveAll } from './reserve';

export const reservationsRoutes: Handlers<typeof reservationsApi> = {
  list: ({ query }, { db, user }) => listReservations(db, user, query),
  create: ({ body }, { tx, user }) => tx((t) => reserveAll(t, user, body)),
  change: ({ params, body }, { tx, user }) => tx((t) => changeReservation(t, user, params.id, body.until)),
  release: ({ params }, { tx, user }) => tx((t) => releaseReservation(t, user, params.id)),
};
