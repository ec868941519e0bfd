import { can, everyRight, hasPermission, isDerivedRight, partsOf, type Right, type Subject } from './can';
import { effectivePermissions, grantedBy, resourceOf } from './permissions';
import { actions, levels } from './resources';
import { hasAdminAccess, type Rights } from './role-matrix';

/**
 * Rights form an order: nobody grants, revokes, resets, edits or switches anything that carries a right they
 * lack. Returns the rights and permission strings that `other` holds and `who` lacks; empty when `who` holds
 * them all.
 */
export function beyondReach(who: Subject, other: Subject): string[] {
  const rights = everyRight.filter((right) => can(anywhere(other), right) && !reaches(who, right));
  const strings = other.permissions.filter((string) => !isLevel(string) && !holdsString(who, string));
  return [...highestOnly(rights), ...strings];
}

/**
 * Resources on which the matrix gives an administrator less than the owner; administrators pass all other
 * named checks.
 */
const reserved = ['audit', 'settings', 'backup'];

/** A user without their warehouses, which are compared apart (`warehousesBeyond`). */
const anywhere = ({ role, permissions }: Subject): Subject => ({ role, permissions });

/** Whether a user holds a right, or passes its checks as an administrator. */
export const reaches = (who: Subject, right: Right): boolean =>
  can(anywhere(who), right) || (hasAdminAccess(who.role) && !reserved.includes(right.split(':')[0] ?? ''));

/**
 * Whether a permission string is a plain level on a resource, which the comparison of rights already covers.
 */
function isLevel(string: string): boolean {
  const [prefix = '', action = '', ...rest] = string.split('.');
  const isAction = action === 'manage' || actions.some((name) => name === action);
  return rest.length === 0 && isAction && resourceOf(prefix) !== undefined;
}

const holdsString = (who: Subject, string: string): boolean =>
  string === 'all'
    ? who.role === 'super_admin' || who.permissions.includes('all')
    : hasPermission(who, string);

/** Keeps only the highest right per resource, because each level includes those below it. */
const highestOnly = (rights: readonly Right[]): Right[] =>
  rights.filter((right) => {
    if (isDerivedRight(right)) return true;
    const { resource, action } = partsOf(right);
    return !actions.some(
      (other) => levels[other] > levels[action] && rights.includes(`${resource}:${other}`),
    );
  });

/** Returns a holder of a role with these rights, plus permission strings of their own. */
export const holderOf = (role: string, rights: Rights, own: readonly string[] = []): Subject => ({
  role,
  permissions: effectivePermissions({ rights, own }),
});

/** A user who holds nothing but this permission. */
const bare = (string: string): Subject => ({ role: '', permissions: grantedBy(string) });

export const mayGivePermission = (who: Subject, string: string): boolean =>
  beyondReach(who, bare(string)).length === 0;

/** Returns the keys of a role's rights that this user may not grant. */
export const ungrantableRights = (who: Subject, rights: Rights): string[] =>
  Object.entries(rights)
    .filter(([key, level]) => beyondReach(who, holderOf('', { [key]: level })).length > 0)
    .map(([key]) => key);
