import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../test/app';
import { aWarehouse } from '../../test/factories';

const shop = useApp();
let keeper: Person;

beforeAll(async () => {
  keeper = await shop.person('admin');
  const warehouse = await aWarehouse(shop.db);
  for (const part of [
    {
      name: 'فحمات أمامية',
      partNumber: 'ZM13-04465-SL',
      barcode: 'B-7788',
      oemNumbers: ['GH-9900'],
      quantity: 3,
      warehouse,
    },
    { name: 'سم ثعبان', partNumber: '1' },
  ])
    expect((await keeper.call('POST', '/products', part)).statusCode).toBe(201);
});

const found = async (path: string, query: Record<string, string>) => {
  const reply = await keeper.call('GET', `${path}?${new URLSearchParams(query)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data.map((part: { partNumber: string }) => part.partNumber);
};

describe('a number typed while the keyboard is Arabic', () => {
  it.each(['/products', '/products/search', '/inventory', '/inventory/search', '/catalogue/parts'])(
    'is found by %s',
    async (path) => {
      for (const q of ['ئة13-04465-سم', '~’13-04465-\u064D/', 'ئة13'])
        expect(await found(path, { q })).toEqual(['ZM13-04465-SL']);
      expect(await found(path, { search: 'ئة13-04465-سم' })).toEqual(['ZM13-04465-SL']);
    },
  );

  it.each(['لا-7788', 'ﻻ-7788', 'لا-9900'])('may hold two letters of one key or of two: %s', async (q) =>
    expect(await found('/products/search', { q })).toEqual(['ZM13-04465-SL']),
  );

  it('is only tried when the words themselves find nothing', async () => {
    expect(await found('/products/search', { q: 'سم' })).toEqual(['1']);
    expect(await found('/products/search', { q: 'لا وجود له' })).toEqual([]);
    // two letters would find something for any word
    expect(await found('/products/search', { q: 'ئة' })).toEqual([]);
  });

  it('pages like any other', async () => {
    const reply = await keeper.call('GET', `/products?${new URLSearchParams({ q: 'ئة13', limit: '5' })}`);
    expect(reply.json().pagination).toEqual({ page: 1, limit: 5, total: 1, pages: 1 });
  });

  it('finds the line of a count', async () => {
    const warehouse = (await keeper.call('GET', '/warehouses')).json().data[0]._id;
    const count = (
      await keeper.call('POST', '/inventory-counts', {
        warehouse,
        countType: 'full',
        countedBy: (await keeper.call('GET', '/auth/me')).json().data._id,
      })
    ).json();
    const lines = await keeper.call(
      'GET',
      `/inventory-counts/${count.data._id}/items?${new URLSearchParams({ code: 'ئة13-04465-سم' })}`,
    );
    expect(lines.json().data.map((line: { partNumber: string }) => line.partNumber)).toEqual([
      'ZM13-04465-SL',
    ]);
  });
});
