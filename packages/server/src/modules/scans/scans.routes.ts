import type { scansApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { findScanned } from './find-scanned';

export const scansRoutes: Handlers<typeof scansApi> = {
  find: ({ query }, { db, user }) => findScanned(db, user, query.code),
};
