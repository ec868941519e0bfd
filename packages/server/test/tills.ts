import { randomBytes } from 'node:crypto';
import { tillHeader, type Till } from '@turoos/contract';
import { expect } from 'vitest';
import type { Person } from './app';

export const randomText = (): string => randomBytes(32).toString('base64url');

/** A browser profile that is a till: what it stores of itself. */
export interface TestTill extends Pick<Till, '_id' | 'code' | 'name'> {
  secret: string;
  token: string;
  /** By which those who signed in on it prove their sales. */
  keys: Record<string, string>;
}

let made = 0;

/** Makes a till as a browser does. */
export async function aTill(manager: Person, more: object = {}): Promise<TestTill> {
  const own = { secret: randomText(), token: randomText() };
  const reply = await manager.call('POST', '/tills', { name: `نقطة ${++made}`, ...own, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  const { _id, code, name } = reply.json().data;
  return { _id, code, name, ...own, keys: {} };
}

export const proofOf = ({ code, secret }: Pick<TestTill, 'code' | 'secret'>) => ({
  [tillHeader]: `${code}.${secret}`,
});

/** Sends what a till says at a contact; the till's token stays as it is. */
export const say = (who: Person, till: TestTill, more: object = {}) =>
  who.call(
    'POST',
    '/tills/contact',
    {
      token: till.token,
      next: randomText(),
      seq: 0,
      waiting: 0,
      now: new Date().toISOString(),
      appVersion: '1',
      ...more,
    },
    proofOf(till),
  );

/** A contact as a browser makes it: it keeps the next token when it is answered. */
export async function contact(who: Person, till: TestTill, more: object = {}) {
  const next = randomText();
  const reply = await say(who, till, { next, ...more });
  expect(reply.statusCode, reply.body).toBe(200);
  till.token = next;
  const answer = reply.json().data;
  if (answer.sellerKey) till.keys[answer.sellerKey.user] = answer.sellerKey.key;
  return answer;
}
