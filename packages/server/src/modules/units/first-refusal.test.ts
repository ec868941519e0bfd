import { unitTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app';

const shop = useApp();

it('a fraction of a whole unit is refused before a missing warehouse', async () => {
  const owner = await shop.person('admin');
  const part = { name: 'فلتر زيت', partNumber: 'F-1' };
  const first = await owner.call('POST', '/products', { ...part, quantity: 1.5 });
  expect([first.statusCode, first.json().message]).toEqual([422, unitTexts.whole('فلتر زيت', 'قطعة')]);
  const { _id: id } = (await owner.call('POST', '/products', part)).json().data;
  const stock = await owner.call('PATCH', `/products/${id}/stock`, { quantity: 0.5, operation: 'add' });
  expect([stock.statusCode, stock.json().message]).toEqual([422, unitTexts.whole('فلتر زيت', 'قطعة')]);
  const whole = await owner.call('PATCH', `/products/${id}/stock`, { quantity: 2 });
  expect(whole.statusCode).toBe(409);
});
