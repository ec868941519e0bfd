import { adenDay, saleTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, refusal } = shop;

type Named = { saleNumber: string | null; customerName: string };
const names = async (query: string) =>
  (await done('GET', `/sales?sort=createdAt&${query}`)).map(({ customerName }: Named) => customerName);
const day = (daysAgo: number) => adenDay(new Date(Date.now() - daysAgo * 86_400_000));

let garage: string;
let oldNumber: string;

beforeAll(async () => {
  const items = [{ product: await part(), quantity: 1 }];
  const workshop = await customer({ name: 'ورشة الأمل' });
  garage = await customer({ name: 'كراج صنعاء' });
  const old = await sell({ items, customerName: 'قديم' });
  oldNumber = old.saleNumber;
  const at = new Date(Date.now() - 3 * 86_400_000);
  await shop.db.updateTable('sales').set({ createdAt: at }).where('id', '=', old._id).execute();
  await sell({ items, customerName: 'نقدي' });
  await sell({ items, customer: workshop, paymentStatus: 'deferred' });
  await sell({
    items: [{ ...items[0], quantity: 3 }],
    customer: garage,
    paymentStatus: 'partial',
    partialAmount: 5,
  });
  const gone = await sell({ items, customerName: 'راجع' });
  await done('POST', `/sales/${gone._id}/refund`, { refundAmount: 15 });
  const cancelled = await sell({ items, customerName: 'ملغي', paymentMethod: 'card' });
  await done('PUT', `/sales/${cancelled._id}/cancel`);
  await sell({ items, customerName: 'محجوز', status: 'pending', paymentStatus: undefined });
});

describe('the list of sales', () => {
  it('is paged, newest first, with lines', async () => {
    const reply = await shop.call('GET', '/sales?limit=2');
    expect(reply.json().pagination).toEqual({ page: 1, limit: 2, total: 7, pages: 4 });
    expect(reply.json().data.map(({ customerName }: Named) => customerName)).toEqual(['محجوز', 'ملغي']);
    expect(reply.json().data[0].items).toHaveLength(1);
    expect(await names('limit=3&page=3')).toEqual(['محجوز']);
  });

  it('is searched by customer and number, as they are typed', async () => {
    expect(await names('q=ورشه الامل')).toEqual(['ورشة الأمل']);
    expect(await names('search=صنعاء')).toEqual(['كراج صنعاء']);
    expect(await names(`q=${oldNumber}`)).toEqual(['قديم']);
    expect(await names(`q=${oldNumber.toLowerCase().replaceAll('-', ' ')}`)).toEqual(['قديم']);
    expect(await names('q=لا أحد')).toEqual([]);
    expect(await names('q=%25')).toEqual([]);
  });

  it('is searched by payment: the key or its Arabic label', async () => {
    expect(await names('q=partial')).toEqual(['كراج صنعاء']);
    expect(await names('q=مدفوع جزئيا')).toEqual(['كراج صنعاء']);
    expect(await names('q=بطاقة')).toEqual(['ملغي']);
    expect(await names('q=آجل')).toEqual(['ورشة الأمل', 'محجوز']);
    expect(await names('q=مدفوع')).toEqual(['قديم', 'نقدي', 'كراج صنعاء', 'راجع']);
  });

  it('filters by status, payment, customer and time', async () => {
    expect(await names('status=refunded')).toEqual(['راجع']);
    expect(await names('status=pending')).toEqual(['محجوز']);
    expect(await names('paymentStatus=deferred')).toEqual(['ورشة الأمل']);
    expect(await names('paymentStatus=open')).toEqual(['ورشة الأمل', 'كراج صنعاء']);
    expect(await names('paymentStatus=cancelled')).toEqual(['ملغي']);
    expect(await names(`customer=${garage}`)).toEqual(['كراج صنعاء']);
    expect(await names(`date=${day(3)}`)).toEqual(['قديم']);
    expect(await names(`startDate=${day(2)}&status=completed&paymentStatus=paid`)).toEqual(['نقدي']);
    expect(await names(`endDate=${day(1)}`)).toEqual(['قديم']);
    expect((await refusal('GET', '/sales?date=2026-13-40'))[0]).toBe(400);
    expect((await refusal('GET', '/sales?status=lost'))[0]).toBe(400);
    expect((await refusal('GET', '/sales?sort=notes'))[0]).toBe(400);
  });

  it('sorts by total and by number', async () => {
    const [first] = await done('GET', '/sales?sort=-grandTotal');
    expect(first.customerName).toBe('كراج صنعاء');
    const numbers = (await done('GET', '/sales?sort=saleNumber')).map(({ saleNumber }: Named) => saleNumber);
    expect(numbers.filter(Boolean)).toEqual(numbers.filter(Boolean).toSorted());
  });

  it('lists one customer’s sales', async () => {
    const sales = await done('GET', `/sales/customer/${garage}`);
    expect(sales).toMatchObject([{ customer: garage, remaining: 40, items: [{ quantity: 3 }] }]);
    expect(await done('GET', `/sales/customer/${crypto.randomUUID()}`)).toEqual([]);
  });

  it('answers 404 for an unknown sale', async () => {
    expect(await refusal('GET', `/sales/${crypto.randomUUID()}`)).toEqual([404, saleTexts.notFound]);
    expect((await refusal('GET', '/sales/nonsense'))[0]).toBe(404);
  });

  it('is exported as a file with the same filters', async () => {
    const reply = await shop.call('GET', '/sales?format=csv&paymentStatus=open');
    expect(reply.headers['content-type']).toContain('text/csv');
    const [header, ...lines] = reply.body.trim().split('\r\n');
    expect(header).toContain('رقم الفاتورة');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/كراج صنعاء,مكتملة,مدفوع جزئياً,نقداً,45\.00,0\.00,0\.00,45\.00,5\.00,40\.00/);
  });
});
