import type { vehiclesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { addCompatiblePart, removeCompatiblePart } from './change-compatible-part';
import { createVehicle } from './create-vehicle';
import { deleteVehicle } from './delete-vehicle';
import { updateVehicle } from './update-vehicle';
import { listMakes, listModels, listYears } from './vehicle-names.queries';
import {
  findVehiclesOf,
  listVehicles,
  readVehicle,
  readVehicleStats,
  searchVehicles,
} from './vehicles.queries';
import { readVin } from './vin';

export const vehiclesRoutes: Handlers<typeof vehiclesApi> = {
  list: ({ query }, { db }) => listVehicles(db, query),
  search: ({ query }, { db }) => searchVehicles(db, query),
  stats: (_, { db }) => readVehicleStats(db),
  makes: (_, { db }) => listMakes(db),
  models: ({ params }, { db }) => listModels(db, params.make),
  years: ({ params }, { db }) => listYears(db, params.make, params.model),
  compatibleWithPart: ({ params }, { db }) => findVehiclesOf(db, params.partId),
  get: ({ params }, { db }) => readVehicle(db, params.id),
  create: ({ body }, { tx, user }) => tx((t) => createVehicle(t, user, body)),
  update: ({ params, body }, { tx, user }) => tx((t) => updateVehicle(t, user, params.id, body)),
  delete: ({ params }, { tx, user }) => tx((t) => deleteVehicle(t, user, params.id)),
  addPart: ({ params, body }, { tx, user }) => tx((t) => addCompatiblePart(t, user, params.id, body.partId)),
  removePart: ({ params, query, body }, { tx, user }) =>
    tx((t) => removeCompatiblePart(t, user, params.id, body.partId ?? query.partId)),
  decodeVin: ({ params }) => readVin(params.vin),
};
