import type { sourceVehiclesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listCars, readCar } from './source-vehicles.queries';

export const sourceVehiclesRoutes: Handlers<typeof sourceVehiclesApi> = {
  list: ({ query }, { db }) => listCars(db, query),
  get: ({ params }, { db }) => readCar(db, params.id),
};
