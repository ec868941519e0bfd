import { expect, it } from 'vitest';
import { piece } from '../units/units.schema';
import { arrivalMessage } from './arrival-message';

const part = { name: 'مساعد أمامي', partNumber: '48510-09J80', unit: piece };
const price = 4500;
const shop = { name: 'قطع تعز', phone: '' };

it('names the part, its price in rials of today and the shop', () => {
  expect(arrivalMessage({ name: 'سالم', part, price, rate: 1600, shop })).toBe(
    'مرحباً سالم،\nوصلت القطعة التي طلبتها: مساعد أمامي (\u206648510-09J80\u2069).\nالسعر 72,000 ريال بسعر اليوم.\nقطع تعز',
  );
});

it('names what is kept, and the price in dollars in a shop without a rate', () => {
  const kept = { quantity: 2, until: new Date('2026-11-20T20:59:00Z') };
  const text = arrivalMessage({ name: '', part, price, rate: null, shop: { ...shop, phone: '777' }, kept });
  expect(text).toContain('السعر 45.00 دولار');
  expect(text).toContain('حجزنا لك 2 حتى 20/11/2026');
  expect(text).toMatch(/^مرحباً،/);
  expect(text).toMatch(/قطع تعز، \u2066777\u2069$/);
});

it('leaves out a price that nobody has set', () => {
  const text = arrivalMessage({ name: 'سالم', part, price: 0, rate: 1600, shop });
  expect(text).not.toContain('السعر');
});
