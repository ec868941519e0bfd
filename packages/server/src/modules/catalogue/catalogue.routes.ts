import type { catalogueApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { findCatalogueParts, readPopularCategories, readVehicleChoices } from './catalogue.queries';

export const catalogueRoutes: Handlers<typeof catalogueApi> = {
  parts: ({ query }, { db }) => findCatalogueParts(db, query),
  vehicles: ({ query }, { db }) => readVehicleChoices(db, query),
  popular: ({ query }, { db }) => readPopularCategories(db, query.limit),
};
