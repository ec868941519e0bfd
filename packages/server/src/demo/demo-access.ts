import { initialisePermissions } from '../modules/permissions';
import { createRole } from '../modules/roles';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** The system's permissions, and a custom role without users. */
export const demoAccess: DemoPart = {
  title: 'permissions and a role of its own',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    await initialisePermissions(tx, owner);
    await createRole(tx, owner, {
      name: 'كاشير',
      description: 'يقبض من العملاء ويطبع الفواتير دون تعديلها',
      level: 3,
      permissions: { sales: 'create', customers: 'read', products: 'read', inventory: 'read' },
    });
  },
};
