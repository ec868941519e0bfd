import { writeSettings } from '../kernel/settings';
import { createUser } from '../modules/users';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';
import { demoPassword } from './demo-users';

/**
 * The second warehouse is a branch with a clerk of its own, who sees nothing of the others but that they have a part, and
 * may ask them for it.
 */
export const demoBranches: DemoPart = {
  title: 'a clerk of one branch',
  async fill(tx) {
    const branch = await tx
      .selectFrom('warehouses')
      .select('id')
      .where('status', '=', 'active')
      .orderBy('code')
      .offset(1)
      .limit(1)
      .executeTakeFirstOrThrow();
    await createUser(tx, 'system', {
      username: 'branch_staff',
      name: 'مروان الإبي',
      role: 'sales_staff',
      permissions: ['transfers.read', 'transfers.create'],
      password: demoPassword,
      warehouses: [branch.id],
    });
    await writeSettings(tx, await demoActor(tx, 'super_admin'), 'store', { showElsewhere: true });
  },
};
