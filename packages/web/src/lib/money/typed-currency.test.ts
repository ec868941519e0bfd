import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-browser';
import { renderHook } from '../../../test/render-hook';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
});
const load = () => import('./typed-currency');

it('a box starts in the shop’s currency, a supplier’s cost in dollars', async () => {
  const { useTypedCurrency } = await load();
  const starts = (kind: 'expense' | 'cost', display: 'YER' | 'USD') =>
    renderHook(() => useTypedCurrency(kind, display)).current;
  expect([starts('expense', 'YER'), starts('expense', 'USD'), starts('cost', 'YER')]).toEqual([
    'YER',
    'USD',
    'USD',
  ]);
});

it('remembers the choice on this device, for its own kind alone', async () => {
  (await load()).chooseCurrency('payment', 'SAR');
  vi.resetModules();
  const { useTypedCurrency } = await load();
  const starts = (kind: 'payment' | 'expense') => renderHook(() => useTypedCurrency(kind, 'YER')).current;
  expect([starts('payment'), starts('expense')]).toEqual(['SAR', 'YER']);
});

it.each([
  ['SAR', 'YER'],
  ['USD', 'USD'],
])('a price is typed in dollars or rials when %s was chosen', async (code, currency) => {
  const { chooseCurrency, usePriceCurrency } = await load();
  chooseCurrency('price', code);
  expect(renderHook(() => usePriceCurrency('price', 'YER')).current).toBe(currency);
});
