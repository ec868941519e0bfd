import type { catalogueApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { readVehicleChoices } from './vehicle-choices.queries';
import { findCatalogueParts } from './find-catalogue-parts';
import { readPopularCategories } from './popular-categories.queries';

export const catalogueRoutes: Handlers<typeof catalogueApi> = {
  parts: ({ query }, { db }) => findCatalogueParts(db, query),
  vehicles: ({ query }, { db }) => readVehicleChoices(db, query),
  popular: ({ query }, { db }) => readPopularCategories(db, query.limit),
};
