import { piece, type Part } from '@turoos/contract';
import { expect, it } from 'vitest';
import { offerOption } from './find-offers';

const part = {
  _id: 'p',
  name: 'رديتر',
  partNumber: 'DE-87E538',
  brand: 'Denso',
  sellingPrice: 10_000,
  quantity: 3,
  unit: piece,
  type: 'new',
} as unknown as Part;

it('tells brand, price and stock of a part to offer, and its kind only where the part says it', () => {
  const offered = offerOption(part, { make: 'Toyota', rate: 1600 });
  for (const fact of ['DE-87E538', 'Denso', '160,000', '3']) expect(offered.hint).toContain(fact);
  expect(offered.kind).toBe('other');
  for (const brand of ['TOYOTA', 'Toyota Genuine'])
    expect(offerOption({ ...part, brand }, { make: 'Toyota', rate: 1600 }).kind).toBe('original');
  const used = offerOption({ ...part, type: 'used', quantity: 0 }, { make: '', rate: null });
  expect(used).toMatchObject({ kind: 'used', label: 'رديتر' });
  for (const fact of ['مستعمل', 'نفدت', '100.00']) expect(used.hint).toContain(fact);
});
