import {
  catalogueApi,
  customersApi,
  productsApi,
  salesApi,
  tillsApi,
  type Endpoint,
  type NewSale,
} from '@turoos/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, timedOut, unreachable } from '@/lib/http/api-error';
import type { CallOptions } from '@/lib/http/request';
import { setSession } from '@/lib/session/session-state';
import { tillState } from '@/lib/till/till-state';
import { awayTexts } from './away-rules';
import { fakeRuntime, grantedTill, ids, setMode } from '../../../test/fake-runtime';
import { keptInvoices } from './kept-invoices';
import { standInFor } from './stand-in-for-server';

const body: NewSale = {
  status: 'completed',
  items: [{ product: ids.part, quantity: 2, listPrice: 450 }],
  paymentStatus: 'paid',
};

let till: ReturnType<typeof fakeRuntime>;
const asked: { options: CallOptions }[] = [];
/** What the server does. */
let server: () => Promise<unknown>;

const call = (endpoint: Endpoint, given: object, options: CallOptions = {}): Promise<unknown> =>
  standInFor(till)(endpoint, given as never, options, ((how: CallOptions) => {
    asked.push({ options: how });
    return server();
  }) as never);

beforeEach(() => {
  till = fakeRuntime();
  asked.length = 0;
  server = () => Promise.resolve('the server');
  setMode('contact');
  keptInvoices.set([]);
  setSession({ status: 'authenticated', user: { _id: ids.user, name: 'سامي' } as never });
});

describe('a question of the counter', () => {
  const search = () => call(productsApi.search, { query: { q: 'فلتر', limit: 12 } });

  it('is asked with a limit of three seconds', async () => {
    expect(await search()).toBe('the server');
    expect(asked[0]?.options.timeout).toBe(3000);
  });

  it.each([
    unreachable(new TypeError()),
    timedOut(),
    new ApiError({ status: 502, code: 'INTERNAL', message: '' }),
  ])('is answered from the copy when the server is gone: %s', async (failure) => {
    server = () => Promise.reject(failure);
    expect(await search()).toMatchObject([{ _id: ids.part, sellingPrice: 450, quantity: 7, costPrice: 0 }]);
    expect(tillState.get()?.mode).toBe('away');
  });

  it('is answered from the copy at once while the server is away', async () => {
    setMode('away');
    expect(await call(catalogueApi.parts, { query: { limit: 12 } })).toMatchObject({ total: 1 });
    expect(asked).toEqual([]);
  });

  it('is answered from the copy for whoever entered a PIN, because the stored session is another’s', async () => {
    setSession({
      status: 'authenticated',
      user: { _id: ids.user, name: 'سامي' } as never,
      isUnlocked: true,
    });
    expect(await search()).toMatchObject([{ _id: ids.part }]);
    expect(await call(salesApi.create, { body }, { key: ids.key })).toMatchObject({
      offlineNumber: 'K1-000001',
    });
    expect(asked).toEqual([]);
  });

  it('keeps a refusal of the server', async () => {
    server = () => Promise.reject(new ApiError({ status: 403, code: 'FORBIDDEN', message: 'لا' }));
    await expect(search()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(tillState.get()?.mode).toBe('contact');
  });

  it('is not answered from a copy that is not whole', async () => {
    server = () => Promise.reject(timedOut());
    tillState.set({ ...tillState.get()!, copy: { upTo: null, parts: 0, isWhole: false, problem: null } });
    await expect(search()).rejects.toMatchObject({ code: 'TIMED_OUT' });
  });

  it('that was answered with the server is remembered for the user', async () => {
    server = () => Promise.resolve([{ _id: ids.part }, { _id: ids.zone }]);
    await call(catalogueApi.pinned, {});
    setMode('away');
    expect(await call(catalogueApi.pinned, {})).toMatchObject([{ _id: ids.part }]);
  });
});

describe('a till that was opened by a PIN', () => {
  beforeEach(() =>
    setSession({
      status: 'authenticated',
      user: { _id: ids.user, name: 'سامي' } as never,
      isUnlocked: true,
    }),
  );

  it('sends no sale with the stored session of another, though the server is there', async () => {
    await call(salesApi.create, { body }, { key: ids.key });
    expect(asked).toEqual([]);
    expect(await till.outbox()).toMatchObject([{ id: ids.key, sale: { user: ids.user, wasTried: false } }]);
  });

  it('asks the server nothing else with it', async () => {
    await expect(call(customersApi.create, { body: {} })).rejects.toMatchObject({ code: 'AWAY' });
    expect(asked).toEqual([]);
  });
});

describe('anything else', () => {
  it('fails at once while the server is away, with a sentence', async () => {
    setMode('away');
    for (const endpoint of [salesApi.list, customersApi.list])
      await expect(call(endpoint, { query: { page: 1 } })).rejects.toMatchObject({
        code: 'AWAY',
        message: awayTexts.later,
      });
    expect(asked).toEqual([]);
  });

  it('that only takes long does not end the contact', async () => {
    server = () => Promise.reject(timedOut());
    await expect(call(salesApi.list, {})).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(tillState.get()?.mode).toBe('contact');
  });

  it('that the till itself asks is asked also while the server is away', async () => {
    setMode('away');
    expect(await call(tillsApi.contact, {})).toBe('the server');
  });
});

describe('a sale', () => {
  const sell = (options: CallOptions = {}, sold: Partial<NewSale> = {}) =>
    call(salesApi.create, { body: { ...body, ...sold } }, { key: ids.key, ...options });

  it('is made on the till while the server is away', async () => {
    setMode('away');
    expect(await sell()).toMatchObject({ offlineNumber: 'K1-000001', saleNumber: null, grandTotal: 900 });
    expect(till.entries).toMatchObject([{ id: ids.key, sale: { wasTried: false, shift: ids.shift } }]);
    expect(asked).toEqual([]);
  });

  it('that was sent and not answered in time is made on the till, and says so', async () => {
    server = () => Promise.reject(timedOut());
    expect(await sell()).toMatchObject({ offlineNumber: 'K1-000001' });
    expect(till.entries).toMatchObject([{ id: ids.key, sale: { wasTried: true } }]);
  });

  it('that the server refuses is never made on the till', async () => {
    server = () => Promise.reject(new ApiError({ status: 409, code: 'CONFLICT', message: 'لا' }));
    await expect(sell()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(till.entries).toEqual([]);
  });

  it('that this till has made already is not made again, with or without the server', async () => {
    setMode('away');
    await sell();
    expect(await sell({ wasSent: true })).toMatchObject({ offlineNumber: 'K1-000001', grandTotal: 900 });
    setMode('contact');
    expect(await sell({ wasSent: true })).toMatchObject({ offlineNumber: 'K1-000001' });
    expect(till.entries).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  it('that could not be stored was not made', async () => {
    setMode('away');
    till = fakeRuntime({ sell: () => Promise.reject(new Error('the disk is full')) });
    await expect(sell()).rejects.toThrow();
  });

  it.each([
    [grantedTill({ grantUntil: new Date('2020-01-01T00:00:00Z') }), {}, awayTexts.ended],
    [grantedTill({ largestSale: 899 }), {}, awayTexts.tooLarge(899, 530)],
    [grantedTill({ state: 'withdrawn' }), {}, awayTexts.withdrawn],
    [grantedTill(), { campaignCode: 'SUMMER' }, awayTexts.campaign],
    [
      grantedTill({ mayCredit: false }),
      { customer: ids.customer, paymentStatus: 'deferred' as const },
      awayTexts.onCredit,
    ],
  ])(
    'beyond what the till may sell is refused, whether it was sent or not',
    async (granted, sold, message) => {
      setMode('away', granted);
      // no refusal of the server, which would give the sale another key
      await expect(sell({}, sold)).rejects.toMatchObject({ status: 0, code: 'AWAY', message });
      expect(till.entries).toEqual([]);
    },
  );

  it('counts towards the customer’s limit although the server does not know it yet', async () => {
    setMode('away');
    const onCredit = { customer: ids.customer, paymentStatus: 'deferred' as const };
    till = fakeRuntime({
      customer: async () => ({ ...(await fakeRuntime().customer(ids.customer))!, creditLimit: 1000 }),
    });
    await sell({}, onCredit);
    expect(await call(customersApi.get, { params: { id: ids.customer } })).toMatchObject({ balance: -900 });
    await expect(sell({ key: ids.zone }, onCredit)).rejects.toMatchObject({ message: awayTexts.overLimit });
  });

  it('is kept on the till when it is held without the server', async () => {
    setMode('away');
    expect(await sell({}, { status: 'pending', paymentStatus: undefined })).toMatchObject({
      status: 'pending',
    });
    expect(keptInvoices.get()).toMatchObject([
      { id: ids.key, grandTotal: 900, lines: 1, seller: 'سامي', title: 'فلتر زيت' },
    ]);
    expect(till.entries).toEqual([]);
  });
});
