import type { sourceVehiclesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listVehicles, readVehicle } from './source-vehicles.queries';

export const sourceVehiclesRoutes: Handlers<typeof sourceVehiclesApi> = {
  list: ({ query }, { db }) => listVehicles(db, query),
  get: ({ params }, { db }) => readVehicle(db, params.id),
};
