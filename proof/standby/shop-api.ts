import { demoPassword } from '../sign-in-as';
import type { Computer } from './computer';

/** What the proof asks a shop for. */

export function isReady({ url }: Computer): Promise<boolean> {
  return fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export interface Overview {
  standbys: { state: string }[];
  isWaitedFor: boolean;
}

export const overviewOf = (shop: Computer, token: string): Promise<Overview> =>
  ask<Overview>(shop, token, 'GET', '/standbys');

/** Makes a computer stand by for a shop. */
export async function pair(shop: Computer, token: string, other: Computer): Promise<void> {
  const body = { password: demoPassword };
  const { code, address } = await ask<{ code: string; address: string }>(
    shop,
    token,
    'POST',
    '/standbys',
    body,
  );
  await other.start('main', '--standby', `of=${address}`, `code=${code}`);
}

export async function ask<T>(
  { url }: Computer,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}
