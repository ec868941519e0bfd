import type { catalogueApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { readCarChoices } from './car-choices.queries';
import { findCatalogueParts } from './find-catalogue-parts';
import { readPopularCategories } from './popular-categories.queries';

export const catalogueRoutes: Handlers<typeof catalogueApi> = {
  parts: ({ query }, { db }) => findCatalogueParts(db, query),
  cars: ({ query }, { db }) => readCarChoices(db, query),
  popular: ({ query }, { db }) => readPopularCategories(db, query.limit),
};
