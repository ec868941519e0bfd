import { createUser } from '../modules/users';
import type { DemoPart } from './demo-part';
import { demoPassword } from './demo-users';

/** The second warehouse is a branch with a clerk of its own, who sees nothing of the others. */
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
      password: demoPassword,
      warehouses: [branch.id],
    });
  },
};
