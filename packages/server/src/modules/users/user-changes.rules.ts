import { type AuditAction, canonicalRole, type User, type UserChanges } from '@turoos/contract';

export interface AccessChanges {
  role?: string;
  permissions?: string[];
  isActive?: boolean;
  warehouses?: string[];
}

interface Access {
  role: string;
  permissions: readonly string[];
  isActive: boolean;
  warehouses: readonly string[];
}

const sameStrings = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((string) => two.includes(string));

/** Returns the actual changes of a user's access; fields sent back unchanged are omitted. */
export function accessChanges(person: Access, changes: UserChanges): AccessChanges {
  const role = changes.role === undefined ? person.role : canonicalRole(changes.role);
  const permissions = [...new Set(changes.permissions ?? person.permissions)];
  const warehouses = [...new Set(changes.warehouses ?? person.warehouses)];
  const { isActive = person.isActive } = changes;
  return {
    ...(role !== person.role && { role }),
    ...(!sameStrings(permissions, person.permissions) && { permissions }),
    ...(isActive !== person.isActive && { isActive }),
    ...(!sameStrings(warehouses, person.warehouses) && { warehouses }),
  };
}

const placesOf = ({ warehouses }: Logged): string[] => warehouses.map(({ _id }) => _id);

type Logged = Omit<User, 'effectivePermissions'>;

/** Returns the audit action: the one specific change, or an update when there were several. */
export function actionOf(before: Logged, after: Logged, newPassword: boolean): AuditAction {
  const actions: AuditAction[] = [];
  if (before.role !== after.role) actions.push('user.role');
  if (before.isActive !== after.isActive) actions.push(after.isActive ? 'user.activate' : 'user.deactivate');
  if (!sameStrings(before.permissions, after.permissions)) actions.push('user.permissions');
  if (!sameStrings(placesOf(before), placesOf(after))) actions.push('user.warehouses');
  if (newPassword) actions.push('user.password');
  const facts = (['name', 'email', 'phone'] as const).some((field) => before[field] !== after[field]);
  return actions.length === 1 && actions[0] && !facts ? actions[0] : 'user.update';
}
