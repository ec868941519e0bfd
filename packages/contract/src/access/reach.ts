import { can, everyRight, hasPermission, isDerivedRight, type Right, type Subject } from './can';
import { effectivePermissions, grantedBy, resourceOf } from './permissions';
import { actions, levels, type Action } from './resources';
import { hasAdminAccess, type Rights } from './role-matrix';

/**
 * Rights are one order: nobody gives, takes, resets, edits or switches what carries a right they do not hold. Answers
 * what `other` may do and `who` may not, as rights and permission strings; nothing where `who` reaches as far.
 */
export function beyondReach(who: Subject, other: Subject): string[] {
  const rights = everyRight.filter((right) => can(other, right) && !reaches(who, right));
  const strings = other.permissions.filter((string) => !isLevel(string) && !holdsString(who, string));
  return [...highestOnly(rights), ...strings];
}

/** Where the matrix means an administrator to have less than the owner; every other named check they pass. */
const reserved = ['audit', 'settings', 'backup'];

/** Whether somebody holds a right, or as an administrator passes every check that asks for it. */
export const reaches = (who: Subject, right: Right): boolean =>
  can(who, right) || (hasAdminAccess(who.role) && !reserved.includes(right.split(':')[0] ?? ''));

/** Whether a string is a plain level on a resource, which the rights tell already. */
function isLevel(string: string): boolean {
  const [prefix = '', action = '', ...rest] = string.split('.');
  const isDeed = action === 'manage' || actions.some((name) => name === action);
  return rest.length === 0 && isDeed && resourceOf(prefix) !== undefined;
}

const holdsString = (who: Subject, string: string): boolean =>
  string === 'all'
    ? who.role === 'super_admin' || who.permissions.includes('all')
    : hasPermission(who, string);

/** Each level includes those below it: of one resource the highest says it all. */
const highestOnly = (rights: readonly Right[]): Right[] =>
  rights.filter((right) => {
    if (isDerivedRight(right)) return true;
    const [resource, action] = right.split(':') as [string, Action];
    return !actions.some(
      (other) => levels[other] > levels[action] && rights.includes(`${resource}:${other}` as Right),
    );
  });

/** Whoever holds a role of these rights, with strings of their own beside it. */
export const holderOf = (role: string, rights: Rights, own: readonly string[] = []): Subject => ({
  role,
  permissions: effectivePermissions({ rights, own }),
});

/** A permission by itself, whoever it is given to. */
const bare = (string: string): Subject => ({ role: '', permissions: grantedBy(string) });

export const mayGivePermission = (who: Subject, string: string): boolean =>
  beyondReach(who, bare(string)).length === 0;

/** The keys of a role's rights that this person may not give. */
export const ungivable = (who: Subject, rights: Rights): string[] =>
  Object.entries(rights)
    .filter(([key, level]) => beyondReach(who, holderOf('', { [key]: level })).length > 0)
    .map(([key]) => key);
