import { beforeAll, expect } from 'vitest';
import { useApp, type Person } from './app';

/** An app, an administrator, and the calls that most tests need. */
export function useAdmin() {
  const shop = useApp();
  let admin: Person;
  beforeAll(async () => {
    admin = await shop.person('admin');
  });

  const call: Person['call'] = (...given) => admin.call(...given);

  /** Posts and returns the created record; fails the test otherwise. */
  const post = async (path: string, body: object) => {
    const reply = await call('POST', path, body);
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };

  /** Returns the status and message of a failed call. */
  const failure = async (
    method: string,
    path: string,
    body?: object,
    who: Pick<Person, 'call'> = { call },
  ) => {
    const reply = await who.call(method, path, body);
    return [reply.statusCode, reply.json().message];
  };

  const rows = async (path: string) => (await call('GET', path)).json().data;

  return { shop, call, post, failure, rows };
}
