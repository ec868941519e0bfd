import type { vinImportApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { importFromVin, withSourceVehicle } from './import-from-vin';

export const vinImportRoutes: Handlers<typeof vinImportApi> = {
  import: async ({ body }, { tx, user }) => {
    const input = await withSourceVehicle(body);
    return tx((t) => importFromVin(t, user, input));
  },
};
