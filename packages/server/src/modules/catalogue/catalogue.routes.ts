import type { catalogueApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { findCatalogueParts, readPopularCategories, readVehicleChoices } from './catalogue.queries';
import { pinPart, readPinned, unpinPart } from './pin-part';

export const catalogueRoutes: Handlers<typeof catalogueApi> = {
  parts: ({ query }, { db }) => findCatalogueParts(db, query),
  vehicles: ({ query }, { db }) => readVehicleChoices(db, query),
  pinned: (_, { db, user }) => readPinned(db, user.id),
  pin: ({ params }, { tx, user }) => tx((t) => pinPart(t, user, params.product)),
  unpin: ({ params }, { tx, user }) => tx((t) => unpinPart(t, user, params.product)),
  popular: ({ query }, { db }) => readPopularCategories(db, query.limit),
};
