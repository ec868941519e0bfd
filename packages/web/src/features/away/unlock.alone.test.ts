import { can, type SessionUser } from '@turoos/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, setSession } from '@/lib/session/session-state';
import { tillState } from '@/lib/till/till-state';
import { setPin } from '@/shared/till/pin';
import { answer, fakeBrowser } from '../../../test/fake-browser';
import { fakeRuntime, grantedTill, ids, setMode } from '../../../test/fake-runtime';
import { outboxShown, showOutbox } from './outbox-shown';
import { leaveIdle, peopleToUnlock, sellerOf, signOut } from './unlock';

const till = vi.hoisted(() => ({ runtime: undefined as unknown }));
vi.mock('@/lib/till/this-till', () => ({
  thisTill: () => ({}),
  tillRuntime: () => Promise.resolve(till.runtime),
}));
vi.mock('@/lib/platform/slow-hash', () => ({ slowHash: async () => new Uint8Array(1) }));

const user = { _id: ids.user, name: 'سامي', role: 'admin', permissions: ['all'] } as unknown as SessionUser;
const waiting = (count: number) => {
  const state = tillState.get();
  if (state) tillState.set({ ...state, outbox: { ...state.outbox, waiting: count } });
};

beforeEach(() => {
  fakeBrowser(() => answer(200, { success: true, message: '' }));
  till.runtime = fakeRuntime();
  setMode('contact');
  showOutbox('no');
  setSession({ status: 'authenticated', user });
});
afterEach(() => vi.unstubAllGlobals());

it('who unlocks a till may sell and nothing else, whatever their role', () => {
  const seller = sellerOf(user, ['sales:create', 'customers:read']);
  expect(can(seller, 'sales:create')).toBe(true);
  expect(can(seller, 'customers:read')).toBe(true);
  expect(can(seller, 'sales:update')).toBe(false);
  expect(can(sellerOf(user, ['sales:create', 'sales:update']), 'sales:update')).toBe(true);
  for (const right of ['sales:below_cost', 'settings:read', 'users:read', 'cash:read'] as const)
    expect(can(seller, right)).toBe(false);
});

it('only those unlock who have a PIN and may still sell here', async () => {
  expect(await peopleToUnlock(grantedTill())).toEqual([]);
  await setPin(till.runtime as never, user, '4711');
  expect(await peopleToUnlock(grantedTill())).toEqual([user]);
  expect(await peopleToUnlock(grantedTill({ people: [] }))).toEqual([]);
  expect(await peopleToUnlock(null)).toEqual([]);
});

it('signing out is refused while sales wait, with the ways out', async () => {
  waiting(1);
  await signOut();
  expect(session().status).toBe('authenticated');
  expect(outboxShown.get()).toBe('leaving');
  waiting(0);
  await signOut();
  expect(session()).toMatchObject({ status: 'anonymous', because: 'left' });
});

it('an idle till locks if it has sales or no server, and signs out otherwise', async () => {
  await setPin(till.runtime as never, user, '4711');
  waiting(1);
  await leaveIdle();
  expect(session()).toEqual({ status: 'locked' });
  setSession({ status: 'authenticated', user });
  waiting(0);
  await leaveIdle();
  expect(session()).toMatchObject({ status: 'anonymous', because: 'idle' });
});

it('without the server a till is not left in a state that nobody can open', async () => {
  setMode('away');
  await leaveIdle();
  expect(session().status).toBe('authenticated');
  await signOut();
  expect(session().status).toBe('authenticated');
  expect(outboxShown.get()).toBe('leaving');
  await setPin(till.runtime as never, user, '4711');
  await signOut();
  expect(session()).toEqual({ status: 'locked' });
});
