import { afterEach, expect, it, vi } from 'vitest';
import { call } from '@/lib/http/api';
import { isChassisNumber } from './is-chassis-number';
import { wordsOfChassis } from './words-of-chassis';

vi.mock('@/lib/http/api', () => ({ call: vi.fn() }));
afterEach(() => vi.mocked(call).mockReset());

it.each([
  ['JTDBE32K720123456', true],
  ['jtdbe32k 720123456', true],
  ['GRJ150-0012345', true],
  ['90915-YZZD2', false],
  ['فلتر زيت', false],
  ['', false],
])('«%s» is the number of a car: %s', (typed, expected) => expect(isChassisNumber(typed)).toBe(expected));

it('a number stands for its make, model and year, as far as it tells them', async () => {
  vi.mocked(call).mockResolvedValueOnce({ make: 'Toyota', model: 'Camry', year: 2002 });
  expect(await wordsOfChassis('jtdbe32k720123456')).toBe('Toyota Camry 2002');
  expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({ params: { vin: 'JTDBE32K720123456' } });
  vi.mocked(call).mockResolvedValueOnce({ make: 'Toyota', model: 'Camry', year: null });
  expect(await wordsOfChassis('JTDBE32K720123456')).toBe('Toyota Camry');
  vi.mocked(call).mockResolvedValueOnce({ make: 'Toyota', model: '', year: 2002 });
  expect(await wordsOfChassis('JTDBE32K720123456')).toBeUndefined();
});
