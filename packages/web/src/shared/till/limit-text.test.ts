import { ltr } from '@turoos/contract';
import { expect, it } from 'vitest';
import { rialsToCents } from '@/lib/money/far-price';
import { limitText } from './limit-text';

it.each([100_000, 250_500, 12_350])('says a limit of %d rials as it was typed', (rials) => {
  const cents = rialsToCents(rials, 1620) ?? 0;
  expect(limitText(cents, 1620)).toBe(`${ltr(rials.toLocaleString('en-US'))} ر.ي`);
});

it('is in dollars where there is no rate', () => {
  expect(limitText(6173, null)).toBe(ltr('$61.73'));
});
