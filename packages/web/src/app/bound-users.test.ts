import { can, effectivePermissions, roleMatrix, roleNames, type SessionUser } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { setSession } from '@/lib/session/session-state';
import { menuFor } from './menu';
import { findActions } from './palette/find-actions';
import { findScreens } from './palette/find-screens';
import { actions } from './palette/actions';
import { screenAt } from './screens';

afterAll(() => setSession({ status: 'loading' }));

/** The address of an action without what it opens there; null for those that ask first. */
const pathOf = (to: unknown) => (typeof to === 'string' ? (to.split('?')[0] ?? null) : null);

describe.each(roleNames)('a %s of some warehouses', (role) => {
  const user = {
    role,
    permissions: effectivePermissions({ rights: roleMatrix[role], own: [] }),
    warehouses: ['w'],
  } as unknown as SessionUser;
  const mayOpen = (path: string) => {
    const right = screenAt(path)?.right;
    return !right || can(user, right);
  };

  it('finds nothing in the menu that would be refused', () => {
    const refused = menuFor(user).filter(({ path }) => !mayOpen(path));
    expect(refused.map(({ path }) => path)).toEqual([]);
  });

  it('finds nothing in the palette that would be refused', () => {
    setSession({ status: 'authenticated', user });
    const screens = findScreens('').map(({ to }) => pathOf(to));
    const started = findActions('').map(({ to }) => pathOf(to));
    expect(screens.length).toBeGreaterThan(5);
    expect([...screens, ...started].filter((path) => path !== null && !mayOpen(path))).toEqual([]);
    const allowed = actions.filter(({ right }) => can(user, right));
    expect(started).toHaveLength(allowed.length);
  });
});
