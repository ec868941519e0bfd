import type { vinImportApi } from '@turoos/contract';
import type { Handlers } from '../../http/handlers';
import { importFromVin } from './import-from-vin';

export const vinImportRoutes: Handlers<typeof vinImportApi> = {
  import: ({ body }, { tx, user }) => tx((t) => importFromVin(t, user, body)),
};
