import type { sourceVehiclesApi } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Handlers } from '../../kernel/handlers';
import { breakPiece } from './break-piece';
import { buyCar, withDecoded } from './buy-car';
import { closeCar } from './close-car';
import { planPieces } from './plan-pieces';
import { proposePieces } from './proposals.queries';
import { listVehicles, readVehicle } from './source-vehicles.queries';
import { takeOff } from './take-off';
import { undoStep } from './undo-step';

/** Does a step of a teardown and returns the car after it. */
const after = (id: string, step: (tx: Tx) => Promise<void>) => async (tx: Tx) => {
  await step(tx);
  return readVehicle(tx, id);
};

export const sourceVehiclesRoutes: Handlers<typeof sourceVehiclesApi> = {
  list: ({ query }, { db }) => listVehicles(db, query),
  get: ({ params }, { db }) => readVehicle(db, params.id),
  buy: async ({ body }, { tx, user }) => {
    const vehicle = await withDecoded(body.vehicle);
    return tx(async (t) => readVehicle(t, await buyCar(t, user, { ...body, vehicle })));
  },
  proposals: ({ params }, { db }) => proposePieces(db, params.id),
  plan: ({ params: { id }, body }, { tx, user }) => tx(after(id, (t) => planPieces(t, user, id, body))),
  takeOff: ({ params: { id }, body }, { tx, user }) => tx(after(id, (t) => takeOff(t, user, id, body))),
  broken: ({ params: { id }, body }, { tx, user }) => tx(after(id, (t) => breakPiece(t, user, id, body))),
  close: ({ params: { id }, body }, { tx, user }) => tx(after(id, (t) => closeCar(t, user, id, body))),
  undo: ({ params: { id }, body }, { tx, user }) => tx(after(id, (t) => undoStep(t, user, id, body.step))),
};
