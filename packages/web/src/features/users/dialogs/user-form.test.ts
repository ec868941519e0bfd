import { userForm, userTexts, type User } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, formOf, isFreed } from './user-form';

const user = {
  _id: '1',
  username: 'salim',
  name: 'سالم علي',
  email: '',
  phone: '777',
  role: 'viewer',
  permissions: ['sales'],
  isActive: true,
  warehouses: [{ _id: 'taiz', name: 'فرع تعز' }],
  version: 3,
} as User;

describe('the user form', () => {
  it('USER-05: starts with the sales role', () => expect(formOf(null).role).toBe('sales_staff'));

  it('USER-04: sends no empty password, and the version', () => {
    const changes = changesOf(user, { ...formOf(user), name: 'سالم' }, false);
    expect(changes).toEqual({
      name: 'سالم',
      email: '',
      phone: '777',
      role: 'viewer',
      permissions: ['sales'],
      isActive: true,
      warehouses: ['taiz'],
      version: 3,
    });
    expect(changesOf(user, { ...formOf(user), password: 'new pass 1' }, false).password).toBe('new pass 1');
  });

  it('knows when a bound user would see all warehouses', () => {
    expect(isFreed(user, formOf(user))).toBe(false);
    expect(isFreed(user, { ...formOf(user), warehouses: [] })).toBe(true);
    expect(isFreed(null, formOf(null))).toBe(false);
  });

  it('sends nothing about one’s own rights', () =>
    expect(Object.keys(changesOf(user, formOf(user), true))).toEqual(['name', 'email', 'phone', 'version']));

  it('USER-02, USER-03: requires username, password and name, on an edit the name only', () => {
    const problems = (isNew: boolean) =>
      userForm(isNew)
        .safeParse({ ...formOf(null) })
        .error?.issues.map(({ path, message }) => [path[0], message]);
    expect(problems(true)?.filter(([, message]) => message === userTexts.fillAll)).toEqual(
      expect.arrayContaining([
        ['username', userTexts.fillAll],
        ['password', userTexts.fillAll],
        ['name', userTexts.fillAll],
      ]),
    );
    expect(problems(false)).toEqual([['name', userTexts.fillAll]]);
  });
});
