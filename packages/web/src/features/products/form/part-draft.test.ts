import type { Part } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { samplePart } from '../sample-part';
import { changesOf, draftFrom, draftOf, partOf } from './part-draft';

const part: Part = samplePart();

describe('the part form', () => {
  it('starts as a new, active part with the default minimum', () =>
    expect(draftOf(null)).toMatchObject({ type: 'new', isActive: true, minStockLevel: 5, quantity: null }));

  it('reads numbers separated by lines or commas, without duplicates', () => {
    const draft = { ...draftOf(part), oemNumbers: ' 90915-YZZD2 \n\n90915-10003، 90915-YZZD2' };
    expect(partOf(draft).oemNumbers).toEqual(['90915-YZZD2', '90915-10003']);
  });

  it('sends a new category by its name and a chosen one by its id', () => {
    const draft = draftOf(part);
    expect(partOf(draft)).toMatchObject({ categoryId: part.categoryId });
    const named = partOf({ ...draft, categoryId: { value: '', label: 'فلاتر' } });
    expect(named).toMatchObject({ category: 'فلاتر' });
    expect(named).not.toHaveProperty('categoryId');
    expect(partOf({ ...draft, categoryId: null })).toMatchObject({ categoryId: null });
  });

  it('sends a condition for used parts only', () => {
    const draft = { ...draftOf(part), condition: 'ممتازة' };
    expect(partOf({ ...draft, type: 'used' }).condition).toBe('ممتازة');
    expect(partOf({ ...draft, type: 'new' }).condition).toBe('');
  });

  it('sends an opening quantity only when one was typed', () => {
    expect(partOf(draftOf(null))).not.toHaveProperty('quantity');
    expect(partOf({ ...draftOf(null), quantity: 0 })).toMatchObject({ quantity: 0 });
  });
});

it('types months before their years, and the years alone where there are none', () => {
  const fitment = { ...part.vehicleCompatibility[0]!, monthFrom: 6 };
  const draft = draftOf({ ...part, vehicleCompatibility: [fitment] });
  expect(draft.vehicleCompatibility).toMatchObject([{ yearFrom: '06/2010', yearTo: '2018' }]);
  expect(partOf(draft).vehicleCompatibility).toMatchObject([
    { yearFrom: 2010, monthFrom: 6, yearTo: 2018, monthTo: null },
  ]);
});

describe('an edit', () => {
  it('without changes sends the version alone', () =>
    expect(changesOf(part, partOf(draftOf(part)))).toEqual({ version: part.version }));

  it('that clears a price sends 0 for it', () => {
    const edited = partOf({ ...draftOf(part), wholesalePrice: null });
    expect(changesOf(part, edited)).toEqual({ wholesalePrice: 0, version: part.version });
  });

  it('sends only the changed fields', () => {
    const edited = partOf({ ...draftOf(part), sellingPrice: 1500, oemNumbers: '' });
    expect(changesOf(part, edited)).toEqual({ sellingPrice: 1500, oemNumbers: [], version: part.version });
  });
});

it('TOOL-20 takes over what enrichment found for a number, without prices or quantities', () => {
  const draft = draftFrom({
    partNumber: '27060-0T040',
    name: 'دينمو أمامي',
    brand: 'Denso',
    description: 'دينمو أمامي',
    category: 'كهرباء',
    subCategory: '',
    attributes: {},
    compatibility: [{ make: 'Toyota', model: 'Corolla', year: 2008, yearTo: 2013, engine: '1.8L' }],
    confidence: 1,
    facts: [],
    productId: null,
    evidence: [],
    warning: null,
  });
  expect(draft).toMatchObject({
    name: 'دينمو أمامي',
    axle: 'front',
    side: '',
    partNumber: '27060-0T040',
    brand: 'Denso',
    categoryId: { value: '', label: 'كهرباء' },
    description: '',
    sellingPrice: null,
    quantity: null,
    vehicleCompatibility: [
      { make: 'Toyota', model: 'Corolla', yearFrom: '2008', yearTo: '2013', engine: '1.8L' },
    ],
  });
});
