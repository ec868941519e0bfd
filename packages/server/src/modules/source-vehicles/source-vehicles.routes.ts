import type { sourceVehiclesApi } from '@turoos/contract';
import { seenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import { breakPiece } from './break-piece';
import { buyCar, withDecoded } from './buy-car';
import { closeCar } from './close-car';
import { planPieces } from './plan-pieces';
import { proposePieces } from './proposals.queries';
import { listVehicles, readVehicle } from './source-vehicles.queries';
import { takeOff } from './take-off';
import { undoStep } from './undo-step';

/** Does a step of a teardown and returns the car after it, as its reader sees it. */
const after = (user: Actor, id: string, step: (tx: Tx) => Promise<void>) => async (tx: Tx) => {
  await step(tx);
  return seenBy(tx, user, () => readVehicle(tx, id));
};

export const sourceVehiclesRoutes: Handlers<typeof sourceVehiclesApi> = {
  list: ({ query }, { db }) => listVehicles(db, query),
  get: ({ params }, { db }) => readVehicle(db, params.id),
  buy: async ({ body }, { tx, user }) => {
    const vehicle = await withDecoded(body.vehicle);
    return tx(async (t) => {
      const id = await buyCar(t, user, { ...body, vehicle });
      return seenBy(t, user, () => readVehicle(t, id));
    });
  },
  proposals: ({ params }, { db }) => proposePieces(db, params.id),
  plan: ({ params: { id }, body }, { tx, user }) => tx(after(user, id, (t) => planPieces(t, user, id, body))),
  takeOff: ({ params: { id }, body }, { tx, user }) => tx(after(user, id, (t) => takeOff(t, user, id, body))),
  broken: ({ params: { id }, body }, { tx, user }) =>
    tx(after(user, id, (t) => breakPiece(t, user, id, body))),
  close: ({ params: { id }, body }, { tx, user }) => tx(after(user, id, (t) => closeCar(t, user, id, body))),
  undo: ({ params: { id }, body }, { tx, user }) =>
    tx(after(user, id, (t) => undoStep(t, user, id, body.step))),
};
