import type { Endpoint } from '../kernel/endpoint';

/** APIs about people and what proves who they are, and the stream of open screens, which ends with a session. */
const forPeople = new Set([
  'auth',
  'two-factor',
  'users',
  'roles',
  'permissions',
  'api-keys',
  'webhooks',
  'live',
]);

/**
 * Whether a key may call an endpoint at all, given the right. Writes that need no right are about the caller's own
 * settings and lists, and a till is a browser in which a person is signed in.
 */
export const acceptsKeys = (area: string, { access, method, fromTill }: Endpoint): boolean =>
  !forPeople.has(area) && !fromTill && (access !== 'signed-in' || method === 'GET');
