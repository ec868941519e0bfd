import type { elsewhereApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { partsElsewhere } from './elsewhere.queries';

export const elsewhereRoutes: Handlers<typeof elsewhereApi> = {
  list: ({ query }, { db, user }) => partsElsewhere(db, user, query.parts),
};
