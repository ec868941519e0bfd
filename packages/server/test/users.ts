import { beforeAll, expect } from 'vitest';
import { useApp, type Person } from './app';

/** An app with its owner and an administrator, with helpers to create users and read failed calls. */
export function useUsers() {
  const shop = useApp();
  const people = {} as { owner: Person; admin: Person };
  let made = 0;
  beforeAll(async () => {
    people.owner = await shop.person('super_admin');
    people.admin = await shop.person('admin');
  });

  const create = async (body: object = {}, who: Person = people.owner) => {
    const username = `user${++made}`;
    const reply = await who.call('POST', '/users', {
      username,
      password: 'first-pass-1',
      name: 'سالم علي',
      ...body,
    });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };

  const failure = async (who: Person, method: string, path: string, body?: object) => {
    const reply = await who.call(method, path, body);
    return [reply.statusCode, reply.json().message];
  };

  const read = async (id: string) => (await people.owner.call('GET', `/users/${id}`)).json().data;
  const change = (who: Person, id: string, body: object) => who.call('PUT', `/users/${id}`, body);
  /** Whether the user's session is still valid. */
  const isIn = async (who: Person) => (await who.call('GET', '/auth/me')).statusCode === 200;
  const login = (username: string, password: string) =>
    shop.call('POST', '/auth/login', { username, password });
  const customRole = async (name: string, body: object = {}) => {
    const reply = await people.owner.call('POST', '/roles', { name, ...body });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };

  return { shop, people, create, failure, read, change, isIn, login, customRole };
}
