import { can, hasPermission, type Subject } from './can';
import { grantedBy, resourceOf } from './permissions';
import { actions, type Level } from './resources';
import type { Rights } from './role-matrix';

/** Nobody gives what they do not have themselves. */
export function mayGivePermission(who: Subject, string: string): boolean {
  return grantedBy(string).every((permission) => {
    if (permission === 'all') return who.role === 'super_admin' || who.permissions.includes('all');
    const [prefix = '', action = '', ...rest] = permission.split('.');
    const resource = resourceOf(prefix);
    const level = actions.find((name) => name === action);
    return resource && level && rest.length === 0
      ? can(who, `${resource}:${level}`)
      : hasPermission(who, permission);
  });
}

const mayGiveLevel = (who: Subject, key: string, level: Level): boolean => {
  const resource = resourceOf(key);
  if (level === 'none') return true;
  return resource ? can(who, `${resource}:${level}`) : mayGivePermission(who, key);
};

/** The keys of a role's rights that this person may not give. */
export const beyondReach = (who: Subject, rights: Rights): string[] =>
  Object.entries(rights)
    .filter(([key, level = 'none']) => !mayGiveLevel(who, key, level))
    .map(([key]) => key);
