import { partReadings } from '@turoos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFirst, Catalogue } from './catalogue';
import { scannedPart, searchParts } from './search-parts';
import { aPart, idOf } from './test-parts';

function catalogueOf(...parts: ReturnType<typeof aPart>[]): Catalogue {
  const catalogue = new Catalogue();
  for (const part of parts) catalogue.put(part);
  return catalogue;
}
const found = (catalogue: Catalogue, text: string, limit = 20) =>
  searchParts(catalogue, text, limit).map(({ partNumber }) => partNumber);

describe('a search', () => {
  it('finds the exact number first, then the longer ones by their sales', () => {
    const catalogue = catalogueOf(
      aPart(1, { partNumber: '90915-10001', popularity: 1 }),
      aPart(2, { partNumber: '90915-10002', popularity: 9 }),
      aPart(3, { partNumber: '90915' }),
    );
    expect(found(catalogue, '90915')).toEqual(['90915', '90915-10002', '90915-10001']);
    expect(found(catalogue, '٩٠٩١٥-١')).toEqual(['90915-10002', '90915-10001']);
  });

  it('puts the successor directly behind a replaced part, also behind one that is not sold any more', () => {
    const catalogue = catalogueOf(
      aPart(1, { partNumber: '111-A', popularity: 5, replacedBy: idOf(3) }),
      aPart(2, { partNumber: '111-B', popularity: 4 }),
      aPart(3, { partNumber: '999' }),
      aPart(4, { partNumber: '555', isActive: false, replacedBy: idOf(3) }),
    );
    expect(found(catalogue, '111')).toEqual(['111-A', '999', '111-B']);
    expect(found(catalogue, '555')).toEqual(['999']);
  });

  it('reads vehicle names in both languages, and Latin letters typed on Arabic keys', () => {
    const catalogue = catalogueOf(
      aPart(1, { partNumber: 'ZM-13' }),
      aPart(2, { searchText: ' فلتر toyota corolla 2010' }),
    );
    expect(found(catalogue, 'فلتر كورولا 2010')).toEqual(['P-2']);
    expect(found(catalogue, 'ئة13')).toEqual(['ZM-13']);
  });

  it('without a text shows the best sellers that are sold', () => {
    const catalogue = catalogueOf(
      aPart(1, { popularity: 2 }),
      aPart(2, { popularity: 8, isActive: false }),
      aPart(3, { popularity: 5 }),
    );
    expect(found(catalogue, ' ', 1)).toEqual(['P-3']);
  });

  it('forgets what was cleared and removed', () => {
    const catalogue = catalogueOf(aPart(1), aPart(2));
    catalogue.remove(idOf(1));
    expect(found(catalogue, 'قطعة')).toEqual(['P-2']);
    catalogue.clear();
    expect([found(catalogue, 'قطعة'), catalogue.size]).toEqual([[], 0]);
  });
});

describe('a scanned number', () => {
  const catalogue = catalogueOf(
    aPart(1, { partNumber: 'A-1', barcode: '628-1', numbers: ['77001'] }),
    aPart(2, { partNumber: 'A-12', numbers: ['77001', '88002'] }),
  );
  it('is the part that has it as its own, however many begin with it', () =>
    expect(scannedPart(catalogue, 'a1')?.id).toBe(idOf(1)));
  it('may be a barcode or the number of one maker', () => {
    expect(scannedPart(catalogue, '6281')?.id).toBe(idOf(1));
    expect(scannedPart(catalogue, '88002')?.id).toBe(idOf(2));
  });
  it('is no part when several have it or none', () => {
    expect(scannedPart(catalogue, '77001')).toBeUndefined();
    expect(scannedPart(catalogue, '628')).toBeUndefined();
  });
});

describe('while parts change', () => {
  const words = ['فلتر', 'زيت', 'زيتون', 'toyota', '2010', 'va8', 'ا', 'فل'];
  const part = fc
    .record({
      number: fc.nat(30),
      text: fc.array(fc.constantFrom(...words), { maxLength: 4 }),
      popularity: fc.nat(3),
      isActive: fc.boolean(),
      price: fc.nat(3),
    })
    .map(({ number, text, ...fields }) =>
      aPart(number, {
        ...fields,
        searchText: ['', ...text].join(' '),
        partNumber: `N${number % 7}${number}`,
      }),
    );
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: part.map((put) => ({ put })) },
      { weight: 1, arbitrary: fc.nat(30).map((remove) => ({ remove })) },
      { weight: 1, arbitrary: fc.constant('search') },
    ),
    { maxLength: 60 },
  );

  it('a search finds what a look at every part finds', () =>
    fc.assert(
      fc.property(
        steps,
        fc.constantFrom(...words, 'فلتر زيت', 'N1', 'va-8'),
        fc.integer({ min: 1, max: 9 }),
        (all, q, limit) => {
          const catalogue = new Catalogue(5);
          const plain = new Map<string, ReturnType<typeof aPart>>();
          for (const step of all)
            if (step === 'search') searchParts(catalogue, 'فلتر', 1);
            else if (typeof step === 'object' && 'put' in step) {
              catalogue.put(step.put);
              plain.set(step.put.id, step.put);
            } else if (typeof step === 'object') {
              catalogue.remove(idOf(step.remove));
              plain.delete(idOf(step.remove));
            }
          for (const { needles, code } of partReadings(q)) {
            if (code) continue;
            const expected = [...plain.values()]
              .filter((one) => one.isActive && needles.every((needle) => one.searchText.includes(needle)))
              .toSorted(bestFirst)
              .slice(0, limit);
            expect(catalogue.withWords(needles, limit)).toEqual(expected);
          }
          expect(catalogue.size).toBe(plain.size);
        },
      ),
    ));
});
