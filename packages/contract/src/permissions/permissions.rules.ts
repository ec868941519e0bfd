import type { Subject } from '../access/can';
import { unusedPermissions } from '../access/catalogue';
import { mayGivePermission } from '../access/reach';
import { hasAdminAccess } from '../access/role-matrix';
import { permissionTexts, type Permission } from './permissions.schema';

/** Why a permission is not this person's to change. */
export const managePermissionBlocked = (
  who: Subject,
  { name }: Pick<Permission, 'name'>,
): string | undefined => (mayGivePermission(who, name) ? undefined : permissionTexts.beyond);

/** No user may edit or delete a permission that the system defines. */
export const systemPermissionBlocked = ({ isSystem }: Pick<Permission, 'isSystem'>): string | undefined =>
  isSystem ? permissionTexts.system : undefined;

/** Why a system permission can't be switched off at all. */
export const switchOffBlocked = ({
  name,
  isSystem,
}: Pick<Permission, 'name' | 'isSystem'>): string | undefined =>
  isSystem && unusedPermissions.includes(name) ? permissionTexts.unusedPermissions : undefined;

/** Why this person can't switch a system permission on or off. */
export const switchPermissionBlocked = (
  who: Subject,
  { isSystem }: Pick<Permission, 'isSystem'>,
): string | undefined => (isSystem && !hasAdminAccess(who.role) ? permissionTexts.adminsOnly : undefined);
