import type { FoundThings } from '@turoos/contract';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '@/lib/session/session-state';
import { findActions } from './find-actions';
import { byRank } from './hit';
import { groupsOf } from './record-hits';

beforeEach(() =>
  setSession({ status: 'authenticated', user: { _id: 'u', role: 'super_admin', permissions: [] } as never }),
);

const found = {
  customers: [{ _id: 'c', name: 'سمير القدسي', phone: '7', balance: -500, exact: false }],
  parts: [{ _id: 'p', name: 'القدسي', partNumber: '1', shelf: '', stock: [], quantity: 0, exact: false }],
  suppliers: [],
  users: [],
  documents: [],
  total: 2,
} as unknown as FoundThings;

const first = (typed: string) => byRank(groupsOf(found, typed))[0]?.hits[0]?.to;

it('puts what a question asks for first, a payment with its dialog', () => {
  expect(first('القدسي')).toBe('/products/p');
  expect(first('قبض القدسي')).toBe('/customers/c?pay=1');
  expect(first('كم على القدسي؟')).toBe('/customers/c?pay=1');
  expect(first('بكم القدسي')).toBe('/products/p');
});

it('keeps an action that is typed whole before what its words find', () =>
  expect(findActions('قبض دفعة')[0]).toMatchObject({ label: 'قبض دفعة', rank: 0 }));
