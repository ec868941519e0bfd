import { askedPartTexts, customerTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useSales } from '../../../test/sales';

const sales = useSales();
let clerk: Person;
let buyer: Person;
let keeper: Person;

beforeAll(async () => {
  clerk = await sales.shop.person('sales_staff');
  buyer = await sales.shop.person('warehouse_manager');
  keeper = await sales.shop.person('warehouse_staff');
});

async function note(body: object, headers?: Record<string, string>) {
  const reply = await clerk.call('POST', '/asked-parts', body, headers);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const list = async (who: Person, query = '') =>
  (await who.call('GET', `/asked-parts?limit=100${query}`)).json().data;

describe('a part that was asked for', () => {
  it('counts every time, in any spelling, and keeps who asked', async () => {
    const customer = await sales.customer({ name: 'ورشة الأمانة' });
    await note({ asked: '90915-YZZJ1', customer, note: 'يريدها السبت' });
    const twice = await note({ asked: '90915 yzzj1' });
    expect(twice).toMatchObject({ asked: '90915-YZZJ1', times: 2, status: 'open', part: null });
    expect(twice.recent.map(({ note: said }: { note: string }) => said)).toEqual(['', 'يريدها السبت']);
    expect(twice.recent[1]).toMatchObject({ customer: { _id: customer, name: 'ورشة الأمانة' } });
  });

  it('is counted once per request, and once by each of many clerks', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await Promise.all(
      [1, 2, 3].map(() => clerk.call('POST', '/asked-parts', { asked: 'طرمبة هيلوكس' }, headers)),
    );
    expect(await note({ asked: 'طرمبة هيلوكس' })).toMatchObject({ times: 2 });
    await Promise.all(Array.from({ length: 8 }, () => note({ asked: 'مساعدات برادو' })));
    expect(await note({ asked: 'مساعدات برادو' })).toMatchObject({ times: 9 });
  });

  it('shows the shop’s part once there is one', async () => {
    const asked = '48510-09J80';
    await note({ asked });
    await buyer.call('POST', '/products', { name: 'مساعد أمامي', partNumber: '4851009j80' });
    const [found] = await list(buyer, `&q=${asked}`);
    expect(found.part).toMatchObject({ name: 'مساعد أمامي', quantity: 0 });
  });

  it('needs letters or digits and an existing customer', async () => {
    const refused = async (body: object) => (await clerk.call('POST', '/asked-parts', body)).json().message;
    expect(await refused({ asked: '  ' })).toBe(askedPartTexts.asked);
    expect(await refused({ asked: '---' })).toBe(askedPartTexts.noLetters);
    expect(await refused({ asked: 'X-1', customer: crypto.randomUUID() })).toBe(customerTexts.notFound);
  });
});

describe('the buyer’s list', () => {
  it('has the most wanted first and follows the decisions', async () => {
    await note({ asked: 'AAA-1' });
    for (let time = 0; time < 20; time++) await note({ asked: 'AAA-2' });
    const [first] = await list(buyer);
    expect(first).toMatchObject({ asked: 'AAA-2', times: 20 });
    const decided = await buyer.call('PATCH', `/asked-parts/${first._id}`, { status: 'ordered' });
    expect(decided.json().data).toMatchObject({ status: 'ordered', times: 20 });
    const open = await list(buyer, '&status=open');
    expect(open.map(({ asked }: { asked: string }) => asked)).not.toContain('AAA-2');
    expect(await note({ asked: 'AAA-2' })).toMatchObject({ status: 'ordered', times: 21 });
    const gone = await buyer.call('PATCH', `/asked-parts/${crypto.randomUUID()}`, { status: 'ignored' });
    expect([gone.statusCode, gone.json().message]).toEqual([404, askedPartTexts.notFound]);
  });

  it('names customers only to those who may see them', async () => {
    const customer = await sales.customer({ name: 'عميل لا يراه المخزن' });
    const asked = `SECRET-${Date.now()}`;
    await note({ asked, customer });
    const named = (rows: { recent: { customer: unknown }[] }[]) => rows[0]?.recent[0]?.customer;
    expect(named(await list(buyer, `&q=${asked}`))).toMatchObject({ _id: customer });
    expect(named(await list(keeper, `&q=${asked}`))).toBeNull();
  });
});
