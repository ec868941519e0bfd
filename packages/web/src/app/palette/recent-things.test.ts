import { beforeEach, expect, it, vi } from 'vitest';
import { location } from '@/lib/navigation/location';
import { setSession } from '@/lib/session/session-state';
import { fakeStorage } from '../../../test/fake-browser';
import { followRecords, recentThings, rememberThing } from './recent-things';

const signIn = (_id: string) =>
  setSession({ status: 'authenticated', user: { _id, role: 'admin', permissions: [] } as never });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  signIn('salem');
});

const visit = (path: string) => location.set({ ...location.get(), path, href: path });

it('remembers opened records, the last first and each once, by user', () => {
  const stop = followRecords();
  for (const path of ['/products/p1', '/customers/c1', '/customers', '/sales/s1/print', '/products/p1'])
    visit(path);
  stop();
  visit('/products/p2');
  expect(recentThings()).toEqual([
    { kind: 'part', id: 'p1' },
    { kind: 'customer', id: 'c1' },
  ]);
  signIn('huda');
  expect(recentThings()).toEqual([]);
});

it('keeps twelve and nothing but kinds and ids', () => {
  for (let number = 1; number <= 20; number++) rememberThing({ kind: 'sale', id: `s${number}` });
  expect(recentThings()).toHaveLength(12);
  expect(recentThings()[0]).toEqual({ kind: 'sale', id: 's20' });
});

it('survives a storage that is full or holds something else', () => {
  localStorage.setItem('recent salem', '{"kind":');
  expect(recentThings()).toEqual([]);
  localStorage.setItem('recent salem', '[1, {"kind": "part"}, {"kind": "part", "id": "p"}]');
  expect(recentThings()).toEqual([{ kind: 'part', id: 'p' }]);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => rememberThing({ kind: 'part', id: 'p' })).not.toThrow();
});
