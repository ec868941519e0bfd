import { adenDay } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useWarehouses } from '../../../test/warehouses';

const { call, create } = useWarehouses();

describe('the list of warehouses', () => {
  it('searches folded, filters, sorts and pages', async () => {
    await create({ name: 'قائمة ألف', type: 'cold_storage', manager: 'أحمد القدسي', phone: '771 000 111' });
    await create({ name: 'قائمة باء', type: 'cold_storage', status: 'inactive' });
    await create({ name: 'قائمة جيم', type: 'temporary', status: 'maintenance' });
    const names = async (query: string) => {
      const { data } = (await call('GET', `/warehouses?${query}`)).json();
      return data.map(({ name }: { name: string }) => name);
    };
    expect(await names('q=قائمه')).toEqual(['قائمة ألف', 'قائمة باء', 'قائمة جيم']);
    expect(await names('search=قائمة&sort=-name')).toEqual(['قائمة جيم', 'قائمة باء', 'قائمة ألف']);
    expect(await names('q=قائمة&type=cold_storage')).toEqual(['قائمة ألف', 'قائمة باء']);
    expect(await names('q=قائمة&status=maintenance')).toEqual(['قائمة جيم']);
    expect(await names('q=قائمة&isActive=true&limit=1000')).toEqual(['قائمة ألف', 'قائمة جيم']);
    expect(await names('q=قائمة&isActive=false')).toEqual(['قائمة باء']);
    expect(await names('q=قائمة&page=2&limit=2')).toEqual(['قائمة جيم']);
    expect(await names('q=احمد القدسي')).toEqual(['قائمة ألف']);
    expect(await names('q=771000111')).toEqual(['قائمة ألف']);
    expect(await names('q=قائمة 100% _')).toEqual([]);
  });

  it('has 10 per page and the total', async () => {
    for (let n = 0; n < 8; n++) await create();
    const body = (await call('GET', '/warehouses')).json();
    expect(body.data).toHaveLength(10);
    expect(body.pagination).toMatchObject({ page: 1, limit: 10 });
    expect(body.pagination.total).toBeGreaterThan(10);
  });

  it.each(['limit=1001', 'status=closed', 'type=shed', 'isActive=perhaps', 'sort=phone', 'format=pdf'])(
    'refuses %s',
    async (query) => expect((await call('GET', `/warehouses?${query}`)).statusCode).toBe(400),
  );

  it('is exported as CSV on request', async () => {
    await create({ name: '=SUM(A1)', code: 'CSV-1', manager: 'فاصلة, واقتباس "' });
    const reply = await call('GET', '/warehouses?format=csv&q=csv-1');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`warehouses-${adenDay()}.csv`);
    const [header, row, ...rest] = reply.body.trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFFالرمز,الاسم,الموقع,النوع,الحالة/);
    expect(row).toContain(`CSV-1,'=SUM(A1),غير محدد,فرعي,نشط`);
    expect(row).toContain('"فاصلة, واقتباس """');
    expect(rest).toEqual([]);
  });

  it('exports all pages', async () => {
    const { total } = (await call('GET', '/warehouses')).json().pagination;
    const reply = await call('GET', '/warehouses?format=csv&limit=1');
    expect(reply.body.trim().split('\r\n')).toHaveLength(total + 1);
  });

  it('returns its statistics both in summary and in data.summary', async () => {
    const before = (await call('GET', '/warehouses/statistics')).json().summary;
    await create({ status: 'inactive' });
    await create({ status: 'full' });
    const body = (await call('GET', '/warehouses/statistics')).json();
    expect(body.summary).toEqual({
      totalWarehouses: before.totalWarehouses + 2,
      activeWarehouses: before.activeWarehouses + 1,
      inactiveWarehouses: before.inactiveWarehouses + 1,
    });
    expect(body.data.summary).toEqual(body.summary);
  });
});
