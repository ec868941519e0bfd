import { apis, type Api, type Endpoint } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../test/app';
import { aCampaign } from '../../test/campaigns';
import { aWarehouse } from '../../test/factories';
import { isEmptyList } from './search-by-keys';

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

describe('a number typed with the Arabic keyboard layout', () => {
  it.each(['/products', '/products/search', '/inventory', '/inventory/search', '/catalogue/parts'])(
    'is found by %s',
    async (path) => {
      for (const q of ['ئة13-04465-سم', '~’13-04465-\u064D/', 'ئة13'])
        expect(await found(path, { q })).toEqual(['ZM13-04465-SL']);
      expect(await found(path, { search: 'ئة13-04465-سم' })).toEqual(['ZM13-04465-SL']);
    },
  );

  it.each(['لا-7788', 'ﻻ-7788', 'لا-9900'])(
    'may contain two letters typed with one key or with two: %s',
    async (q) => expect(await found('/products/search', { q })).toEqual(['ZM13-04465-SL']),
  );

  it('is only tried when the literal text finds nothing', async () => {
    expect(await found('/products/search', { q: 'سم' })).toEqual(['1']);
    expect(await found('/products/search', { q: 'لا وجود له' })).toEqual([]);
    // two letters would match something for any word
    expect(await found('/products/search', { q: 'ئة' })).toEqual([]);
  });

  it('supports paging', async () => {
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

  it('finds the campaign of a code', async () => {
    const { id } = await aCampaign(shop.db, { code: 'EID-15' });
    const reply = await keeper.call('GET', `/marketing/codes/${encodeURIComponent('ثهي-15')}`);
    expect(reply.json().data).toMatchObject({ campaign: id, code: 'EID-15' });
  });

  it('gives the file the same rows as the list', async () => {
    const rows = async (path: string, query: Record<string, string>) => {
      const reply = await keeper.call('GET', `${path}?${new URLSearchParams(query)}`);
      expect(reply.statusCode, path).toBe(200);
      return reply.body.trimEnd().split('\r\n').slice(1);
    };
    for (const name of ['q', 'keyword'])
      expect(await rows('/reports/inventory', { [name]: 'ئة13', format: 'csv' })).toHaveLength(1);
    const [row, ...others] = await rows('/inventory/export', { q: 'ئة13-04465-سم' });
    expect(row).toContain('ZM13-04465-SL');
    expect(others).toEqual([]);
    expect(await rows('/inventory/export', { q: 'لا وجود له' })).toEqual([]);

    const customer = { name: 'ورشة النور', phone: '777123456', email: 'nour@shop.ye' };
    expect((await keeper.call('POST', '/customers', customer)).statusCode).toBe(201);
    const typed = 'ىخعق@ساخح';
    const listed = await keeper.call('GET', `/customers?${new URLSearchParams({ q: typed })}`);
    const file = await rows('/customers', { q: typed, format: 'csv' });
    expect([listed.json().pagination.total, file.length]).toEqual([1, 1]);
  });
});

describe('every searchable list', () => {
  const searched = Object.values<Api>(apis)
    .flatMap((api) => Object.values(api) as Endpoint[])
    .filter(({ method, reply }) => method === 'GET' && reply.kind === 'json')
    .filter(({ query }) => query && 'shape' in query && 'q' in (query.shape as object));

  it('is recognized as empty when nothing matches', async () => {
    const warehouse = await aWarehouse(shop.db);
    const owner = await shop.person('super_admin');
    expect(searched.length).toBeGreaterThan(40);
    for (const { path, reply } of searched) {
      const address = path.replace(/:\w+/g, path.includes('warehouse') ? warehouse : owner.id);
      const answer = await owner.call('GET', `${address}?q=zz-no-such-thing-zz`);
      // lists below a document need the id of an existing document
      if (answer.statusCode === 404 && path.includes(':')) continue;
      expect(answer.statusCode, path).toBe(200);
      expect(isEmptyList(reply.unwrap(answer.json())), path).toBe(true);
    }
  });
});
