import { expect, it } from 'vitest';
import { useSales } from '../../../test/sales';
import type { Person } from '../../../test/app';

const sales = useSales();

const scan = async (who: Person, code: string) => {
  const reply = await who.call('GET', `/scans?code=${encodeURIComponent(code)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};

/** Types a number with the Arabic layout, which has the digits and the dash where the Latin one has them. */
const inArabic = (number: string) => {
  const [latin, arabic] = ['QWERTYUIOPASDFGHJKLZXCVNM', 'ضصثقفغعهخحشسيبلاتنمئءؤرىة'];
  return [...number].map((letter) => arabic[latin.indexOf(letter)] ?? letter).join('');
};

it('a receipt opens its sale, also under the Arabic layout', async () => {
  const product = await sales.part();
  const { _id, saleNumber } = await sales.sell({ items: [{ product, quantity: 1 }] });
  const clerk = await sales.shop.person('sales_staff');
  const sale = { kind: 'sale', _id, number: saleNumber };
  expect(await scan(clerk, saleNumber)).toEqual(sale);
  expect(inArabic(saleNumber)).not.toBe(saleNumber);
  expect(await scan(clerk, inArabic(saleNumber))).toEqual(sale);
});

it('a label opens its part', async () => {
  const clerk = await sales.shop.person('sales_staff');
  const reply = await sales.call('POST', '/products', {
    name: 'بواجي',
    partNumber: 'ZM13-04465-SL',
    barcode: '6281007035361',
  });
  const found = { kind: 'part', _id: reply.json().data._id, number: 'ZM13-04465-SL' };
  for (const code of ['6281007035361', 'zm1304465sl', inArabic('ZM13-04465-SL')])
    expect(await scan(clerk, code)).toEqual(found);
});

it('an unknown code, or one of several parts, belongs to nothing', async () => {
  const clerk = await sales.shop.person('sales_staff');
  expect(await scan(clerk, '404404404404')).toBeNull();
});

it('what the caller may not read is not found', async () => {
  const product = await sales.part();
  const { saleNumber } = await sales.sell({ items: [{ product, quantity: 1 }] });
  expect(await scan(await sales.shop.person('warehouse_staff'), saleNumber)).toBeNull();
  const owner = await sales.shop.person('super_admin');
  await owner.call('POST', '/roles', { name: 'بلا صلاحية', permissions: {} });
  const nobody = await sales.shop.person('بلا صلاحية');
  expect(await scan(nobody, '6281007035361')).toBeNull();
});
