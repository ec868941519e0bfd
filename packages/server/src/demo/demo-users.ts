import { roleNames, type RoleName } from '@turoos/contract';
import { createUser } from '../modules/users';
import type { DemoPart } from './demo-part';

export const demoPassword = 'demo1234';

const people: Readonly<Record<RoleName, string>> = {
  super_admin: 'عبدالكريم الشرعبي',
  admin: 'فؤاد المخلافي',
  manager: 'نبيل القدسي',
  sales_manager: 'هاني الصبري',
  warehouse_manager: 'ياسر العريقي',
  accountant: 'منى الأديمي',
  sales_staff: 'سامي الحمادي',
  warehouse_staff: 'وليد الذبحاني',
  viewer: 'أروى السقاف',
};

export const demoUsers: DemoPart = {
  title: 'one user per role',
  async fill(tx) {
    for (const role of roleNames)
      await createUser(tx, 'system', { username: role, name: people[role], role, password: demoPassword });
  },
};
