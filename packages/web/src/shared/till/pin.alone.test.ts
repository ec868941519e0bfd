import type { SessionUser } from '@turoos/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeRuntime, ids } from '../../../test/fake-runtime';
import { forgetSellerKey, rememberSellerKey, sellerKeyOf } from '@/lib/till/seller-key';
import { delayAfter, hasPin, isRightPin, peopleWithPin, setPin, waitFor } from './pin';

// the real one is slow on purpose, and has a test of its own
vi.mock('@/lib/platform/slow-hash', () => ({
  slowHash: async (text: string, salt: Uint8Array) =>
    Uint8Array.from(text, (digit) => digit.charCodeAt(0) ^ (salt[0] ?? 0)),
}));

const user = { _id: ids.user, name: 'سامي' } as SessionUser;
let till: ReturnType<typeof fakeRuntime>;
beforeEach(() => {
  till = fakeRuntime();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('a PIN unlocks for the person who set it, and is stored nowhere', async () => {
  await setPin(till, user, '4711');
  expect(await isRightPin(till, ids.user, '4711')).toBe(true);
  expect(await isRightPin(till, ids.zone, '4711')).toBe(false);
  expect(await hasPin(till, ids.user)).toBe(true);
  expect(await peopleWithPin(till)).toEqual([user]);
  expect(JSON.stringify(await till.keep('pins').get())).not.toContain('4711');
  expect(await till.keep('pins').get()).toMatchObject({ [ids.user]: { rounds: 310_000 } });
});

it('the key by which the person proves sales is opened by the PIN alone', async () => {
  rememberSellerKey({ user: ids.user, key: 'a key' });
  await setPin(till, user, '4711');
  forgetSellerKey();
  expect(JSON.stringify(await till.keep('pins').get())).not.toContain('a key');
  await isRightPin(till, ids.user, '0000', 0);
  expect(sellerKeyOf(ids.user)).toBeUndefined();
  await isRightPin(till, ids.user, '4711', 5000);
  expect(sellerKeyOf(ids.user)).toBe('a key');
  forgetSellerKey();
});

it('a new PIN replaces the former one', async () => {
  await setPin(till, user, '4711');
  await setPin(till, user, '081500');
  expect(await isRightPin(till, ids.user, '4711', 0)).toBe(false);
  expect(await isRightPin(till, ids.user, '081500', 5000)).toBe(true);
});

it('wrong PINs slow down to a minute, and a right one in between is not looked at', async () => {
  await setPin(till, user, '4711');
  let now = 1_000_000;
  const waits = [];
  for (let tries = 0; tries < 8; tries++) {
    expect(await isRightPin(till, ids.user, '0000', now)).toBe(false);
    const wait = await waitFor(till, ids.user, now);
    waits.push(wait / 1000);
    expect(await isRightPin(till, ids.user, '4711', now + wait - 1)).toBe(false);
    now += wait;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(await isRightPin(till, ids.user, '4711', now)).toBe(true);
  expect(await waitFor(till, ids.user, now)).toBe(0);
});

it('a try that was cut off counts as wrong, and a clock set back does not wait for years', async () => {
  await setPin(till, user, '4711');
  const cutOff = isRightPin(till, ids.user, '0000', 5_000_000);
  await cutOff;
  expect(await waitFor(till, ids.user, 0)).toBe(delayAfter(1));
});
