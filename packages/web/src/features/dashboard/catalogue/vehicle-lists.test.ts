import { describe, expect, it } from 'vitest';
import { engineChoices, makeChoices, makes, modelChoices, years } from './vehicle-lists';

it('offers the last thirty years, this one first', () => {
  const offered = years('2026-03-01');
  expect([offered.length, offered[0], offered.at(-1)]).toEqual([30, '2026', '1997']);
});

describe('makes', () => {
  it('are the fourteen known ones and those of the shop’s parts', () => {
    expect(makes).toHaveLength(14);
    expect(makeChoices(['toyota', 'Mitsubishi'])).toEqual([...makes, 'Mitsubishi']);
  });

  it('name Mercedes once, however it is spelled in the shop’s parts', () => {
    expect(makeChoices(['Mercedes'])).toEqual(makes);
  });
});

describe('models', () => {
  it('are those of the shop’s parts, else the known ones of Toyota, Honda and Ford', () => {
    expect(modelChoices('Toyota', ['Supra'])).toEqual(['Supra']);
    for (const make of ['Toyota', 'honda', 'Ford']) expect(modelChoices(make, [])).not.toEqual([]);
    expect(modelChoices('Kia', [])).toEqual([]);
  });
});

it('engines are the five known ones and those of the shop’s parts', () => {
  expect(engineChoices(['2.0l', '2AZ-FE 2.4L'])).toEqual([
    '1.6L',
    '2.0L',
    '2.4L',
    '3.0L',
    '3.5L',
    '2AZ-FE 2.4L',
  ]);
});
