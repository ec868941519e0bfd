import { unitTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line } = usePurchases();
const name = 'فلتر زيت';
const refusal = [422, unitTexts.whole(name, 'قطعة')];

const pieces = () => shop.part({ unit: 'piece' });
const litres = () => shop.part({ unit: 'litre' });

describe('a part counted in whole units', () => {
  const ways: [string, (product: string) => Promise<[string, string, object]>][] = [
    ['its stock set', async (product) => ['PATCH', `/products/${product}/stock`, { quantity: 1.5 }]],
    ['its stock raised', async (product) => ['PATCH', `/inventory/${product}/increase`, { quantity: 0.5 }]],
    ['its stock lowered', async (product) => ['PATCH', `/inventory/${product}/decrease`, { quantity: 0.5 }]],
    ['its quantity corrected', async (product) => ['PUT', `/products/${product}`, { quantity: 1.5 }]],
    ['its lower level', async (product) => ['PUT', `/products/${product}`, { minStockLevel: 1.5 }]],
    ['its upper level', async (product) => ['PUT', `/products/${product}`, { maxStockLevel: 9.5 }]],
    [
      'a sale',
      async (product) => ['POST', '/sales', { paymentStatus: 'paid', items: [{ product, quantity: 1.5 }] }],
    ],
    [
      'a held invoice',
      async (product) => [
        'POST',
        '/sales',
        { status: 'pending', paymentStatus: 'paid', items: [{ product, quantity: 1.5 }] },
      ],
    ],
    [
      'a refund',
      async (product) => {
        const sale = await shop.sell({ items: [{ product, quantity: 2 }] });
        return [
          'POST',
          `/sales/${sale._id}/refund`,
          { amount: 1, reason: 'عيب', items: [{ product, quantity: 0.5 }] },
        ];
      },
    ],
    ...(['completed', 'pending'] as const).map(
      (status) =>
        [
          `a purchase that is ${status}`,
          async (product: string) => [
            'POST',
            '/purchases',
            { supplier: await supplier(), purchaseDate: '2026-01-10', status, items: [line(product, 2.5)] },
          ],
        ] as (typeof ways)[number],
    ),
    [
      'an adjustment',
      async (product) => [
        'POST',
        '/stock-adjustments',
        {
          item: product,
          warehouse: shop.warehouse,
          type: 'addition',
          quantity: 0.5,
          reason: 'manual_correction',
        },
      ],
    ],
    [
      'a batch',
      async (product) => [
        'POST',
        '/stock-batches',
        { product, warehouse: shop.warehouse, batchNumber: 'B-1', quantity: 1.5 },
      ],
    ],
  ];
  it.each(ways)('refuses a fraction in %s', async (_, way) => {
    const product = await pieces();
    const before = await shop.stockOf(product);
    const [method, path, body] = await way(product);
    const reply = await shop.call(method, path, body);
    if (reply.statusCode === 404 || reply.statusCode === 400) throw new Error(`${path}: ${reply.body}`);
    expect([reply.statusCode, reply.json().message]).toEqual(refusal);
    if (!path.endsWith('/refund')) expect(await shop.stockOf(product)).toBe(before);
    await shop.expectBooksHold();
  });

  it('is created without fractions', async () => {
    const part = { name, partNumber: `U-${crypto.randomUUID()}`, warehouse: shop.warehouse };
    expect(await shop.refusal('POST', '/products', { ...part, quantity: 1.5 })).toEqual(refusal);
    const reply = await shop.call('POST', '/products', { ...part, quantity: 1.5, unit: 'ليتر' });
    expect([reply.statusCode, reply.json().message]).toEqual([422, unitTexts.unknown]);
    const made = (await shop.call('POST', '/products', { ...part, quantity: 1.5, unit: 'لتر' })).json().data;
    expect(made).toMatchObject({ quantity: 1.5, unit: { code: 'litre', name: 'لتر', decimals: 2 } });
  });
});

describe('a part measured in decimals', () => {
  it('is bought, sold and refunded with two decimals, never with three', async () => {
    const product = await litres();
    const sale = await shop.sell({ items: [{ product, quantity: 2.75 }] });
    expect(sale.items).toMatchObject([{ quantity: 2.75, unit: { code: 'litre' } }]);
    expect(await shop.stockOf(product)).toBe(97.25);
    const reply = await shop.call('POST', '/sales', {
      paymentStatus: 'paid',
      items: [{ product, quantity: 1.005 }],
    });
    expect(reply.statusCode).toBe(400);
    const change = { quantity: 0.125 };
    expect((await shop.call('PATCH', `/inventory/${product}/increase`, change)).statusCode).toBe(400);
  });

  it('changes to whole units only once no fraction of it is left', async () => {
    const product = await litres();
    const change = (unit: string) => shop.call('PUT', `/products/${product}`, { unit });
    const sale = await shop.sell({ items: [{ product, quantity: 2.5 }] });
    const refused = [422, unitTexts.fractions(name, 'طقم')];
    expect(await shop.refusal('PUT', `/products/${product}`, { unit: 'set' })).toEqual(refused);
    // the stock is whole again, but a sold fraction may be refunded
    await shop.done('PATCH', `/products/${product}/stock`, { quantity: 90 });
    expect(await shop.refusal('PUT', `/products/${product}`, { unit: 'set' })).toEqual(refused);
    await shop.done('PUT', `/sales/${sale._id}/cancel`);
    await shop.done('PATCH', `/products/${product}/stock`, { quantity: 90 });
    expect((await change('set')).json().data).toMatchObject({ unit: { code: 'set', decimals: 0 } });
    expect((await change('metre')).statusCode).toBe(200);
    await shop.expectBooksHold();
  });
});

describe('custom units', () => {
  it('are added, renamed and deleted, and apply their decimals', async () => {
    const owner = await shop.shop.person('admin');
    const made = await owner.call('POST', '/units', { name: 'لفة', decimals: 2 });
    expect(made.statusCode, made.body).toBe(201);
    const { code, version } = made.json().data;
    expect((await owner.call('POST', '/units', { name: 'لفه', decimals: 0 })).statusCode).toBe(409);
    const product = await shop.part({ unit: code });
    await shop.sell({ items: [{ product, quantity: 1.25 }] });
    const whole = await owner.call('PUT', `/units/${code}`, { decimals: 0 });
    expect([whole.statusCode, whole.json().message]).toEqual([422, unitTexts.fractionsOfAll('لفة')]);
    const renamed = await owner.call('PUT', `/units/${code}`, { name: 'رول', version });
    expect(renamed.json().data).toMatchObject({ name: 'رول', decimals: 2, parts: 1 });
    expect((await owner.call('PUT', `/units/${code}`, { name: 'لفة', version })).statusCode).toBe(409);
    expect((await owner.call('DELETE', `/units/${code}`)).json().message).toBe(unitTexts.inUse);
    await shop.done('PUT', `/products/${product}`, { unit: 'metre' });
    expect((await owner.call('DELETE', `/units/${code}`)).statusCode).toBe(200);
    expect((await owner.call('DELETE', '/units/piece')).json().message).toBe(unitTexts.system);
    expect((await owner.call('PUT', '/units/none', { name: 'س' })).statusCode).toBe(404);
    expect((await owner.call('GET', '/units')).json().data[0]).toMatchObject({
      code: 'piece',
      isSystem: true,
    });
  });
});
