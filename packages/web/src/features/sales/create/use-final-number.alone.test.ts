import type { Sale } from '@turoos/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saleOfEntry } from '@/shared/till/sale-of-entry';
import { sellAway } from '@/shared/till/sell-away';
import { setSession } from '@/lib/session/session-state';
import { answer, fakeBrowser } from '../../../../test/fake-browser';
import { fakeRuntime, ids, setMode } from '../../../../test/fake-runtime';
import { bookedAs } from './use-final-number';

const till = vi.hoisted(() => ({ runtime: undefined as unknown }));
vi.mock('@/lib/till/this-till', () => ({ tillRuntime: () => Promise.resolve(till.runtime) }));

let runtime: ReturnType<typeof fakeRuntime>;
let sale: Sale;
const booked = { sale: ids.zone, saleNumber: 'INV-20261117-033' };

beforeEach(async () => {
  fakeBrowser(() => answer(200, { success: true, data: [], pagination: {} }));
  runtime = fakeRuntime();
  till.runtime = runtime;
  setMode('away');
  setSession({ status: 'authenticated', user: { _id: ids.user, name: 'سامي' } as never });
  sale = await sellAway(runtime, {
    body: {
      status: 'completed',
      items: [{ product: ids.part, quantity: 2, listPrice: 450 }],
      paymentStatus: 'paid',
    },
    key: ids.key,
    wasTried: false,
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a sale has no number until the till has sent it, and then the server’s', async () => {
  expect(await bookedAs(sale)).toBeUndefined();
  Object.assign(runtime.entries[0] ?? {}, { status: 'acknowledged', booked });
  expect(await bookedAs(sale)).toMatchObject(booked);
});

it('a waiting sale can be shown again as it was sold, with its seller', async () => {
  const [entry] = runtime.entries;
  expect(await saleOfEntry(runtime, entry as never)).toEqual({ ...sale, notes: '' });
});
