import { ltr, type Part } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { factsOf, overallConfidence, type NumberMatch } from './part-facts.rules';

const part = (fields: Partial<Part>) =>
  ({
    name: 'فلتر زيت',
    partNumber: '90915-YZZD2',
    brand: 'Toyota',
    description: '',
    category: 'فلاتر',
    subCategory: '',
    specifications: {},
    vehicleCompatibility: [],
    ...fields,
  }) as unknown as Part;
const match = (by: NumberMatch['by'], fields: Partial<Part> = {}): NumberMatch => ({
  by,
  part: part(fields),
});
const confidence = (facts: { field: string; confidence: number }[], field: string) =>
  facts.find((fact) => fact.field === field)?.confidence;

describe('the facts about a part number', () => {
  it('are certain for the part’s own number', () => {
    const { facts, ...said } = factsOf([match('number')]);
    expect(said).toMatchObject({
      name: 'فلتر زيت',
      brand: 'Toyota',
      category: 'فلاتر',
      description: 'فلتر زيت',
    });
    expect(facts.every((fact) => fact.confidence === 1)).toBe(true);
    expect(facts[0]?.evidence).toBe(`القطعة ${ltr('90915-YZZD2')} في كتالوج المتجر`);
  });

  it('are empty when no part has it', () => {
    const { facts, ...said } = factsOf([]);
    expect(facts).toEqual([]);
    expect(
      Object.values(said)
        .flat()
        .every((value) => value === '' || Object.keys(value).length === 0),
    ).toBe(true);
    expect(overallConfidence(facts)).toBe(0);
  });

  it('are less certain for an OEM or alternative number, and have no brand', () => {
    const { facts, brand } = factsOf([match('oem', { brand: 'Denso' })]);
    expect(brand).toBe('');
    expect(confidence(facts, 'brand')).toBeUndefined();
    expect(confidence(facts, 'category')).toBe(0.9);
  });

  it('have the share of agreeing parts as confidence where parts differ', () => {
    const { facts, category } = factsOf([
      match('alternative'),
      match('alternative', { category: 'فلاتـر' }),
      match('alternative', { category: 'محرك' }),
    ]);
    expect(category).toBe('فلاتر');
    expect(confidence(facts, 'category')).toBe(0.5);
  });

  it('list each vehicle once', () => {
    const vehicle = {
      make: 'Toyota',
      model: 'Corolla',
      yearFrom: 2008,
      yearTo: 2013,
      monthFrom: null,
      monthTo: null,
      year: 2008,
      engine: '',
    };
    const { compatibility } = factsOf([
      match('oem', { vehicleCompatibility: [vehicle] }),
      match('oem', { vehicleCompatibility: [{ ...vehicle, make: 'TOYOTA' }] }),
    ]);
    expect(compatibility).toHaveLength(1);
  });
});
