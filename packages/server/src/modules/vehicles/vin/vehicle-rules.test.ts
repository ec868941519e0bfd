import { vinSources } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { mendEngine } from './engine-name.rules';
import { knownMakeNames } from './maker-codes';
import { codedYears, statesYear } from './model-year.rules';
import { vehicleRules } from './vehicle-rules';
import { vinData } from './vin-data';

describe('the rules for vehicles of other markets', () => {
  it('name known makes and sources, plausible years and at least one number to be found by', async () => {
    const { generations, engines } = await vehicleRules();
    for (const row of [...generations, ...engines]) {
      const name = JSON.stringify(row);
      expect(knownMakeNames, name).toContain(row.make);
      expect(Object.keys(vinSources), name).toContain(row.source);
      expect(row.vin ?? row.frame, name).toBeInstanceOf(RegExp);
    }
    for (const { model, generation, from, to } of generations) {
      expect(model && generation, generation).toBeTruthy();
      expect(from, generation).toBeGreaterThanOrEqual(1980);
      expect(to ?? 2026, generation).toBeGreaterThanOrEqual(from);
    }
    for (const { engine, litres, cylinders, fuel } of engines) {
      expect(litres, engine).toBeGreaterThan(0.5);
      expect([3, 4, 5, 6, 8], engine).toContain(cylinders);
      expect(['Gasoline', 'Diesel'], engine).toContain(fuel);
    }
  });

  it('cover the usual cars of Yemen', async () => {
    const { generations } = await vehicleRules();
    const models = new Set(generations.map(({ make, model }) => `${make} ${model}`));
    for (const [make, usual] of [
      ['Toyota', 'Land Cruiser,Hilux,Camry,Corolla,Yaris,Prado,Fortuner,Hiace'],
      ['Hyundai', 'Sonata,Elantra,Accent,Tucson,Santa Fe'],
      ['Kia', 'Cerato,Sportage,Rio,Sorento'],
      ['Nissan', 'Patrol,X-Trail,Sunny'],
      ['Mitsubishi', 'Pajero,L200,Lancer'],
    ] as const)
      for (const model of usual.split(',')) expect(models).toContain(`${make} ${model}`);
  });
});

describe('the model year', () => {
  it('is decided by the seventh character on vehicles made in North America', () => {
    expect(codedYears('1HGCM82633A004352', 2027)).toEqual([2003]);
    expect(codedYears('4T1BF1FK5CU123456', 2027)).toEqual([2012]);
    expect(codedYears('1G1YY2238L5100001', 2027)).toEqual([1990]);
  });

  it('is one of two elsewhere, the likelier first, never before 1990 and never in the future', () => {
    expect(codedYears('WDBEA2D67LB123456', 2027)).toEqual([2020, 1990]);
    expect(codedYears('WDBEA2617LB123456', 2027)).toEqual([1990, 2020]);
    expect(codedYears('JN8AS5MT9CW123456', 2027)).toEqual([2012]);
    expect(codedYears('KMHDU46D07U123456', 2027)).toEqual([2007]);
    expect(codedYears('MALBG512LPM254001', 2027)).toEqual([2023]);
    for (const code of ['0', 'Z', 'U']) expect(codedYears(`JTMHV05J6${code}4123456`, 2027)).toEqual([]);
  });

  it.each([
    ['WDD2120251A069001', 'Mercedes-Benz', false],
    ['WDBUF56X88B123456', 'Mercedes-Benz', true],
    ['WBAPP51040A792001', 'BMW', false],
    ['VF3CU8HZXEY123456', 'Peugeot', false],
    ['WVWZZZ3CZAE203001', 'Volkswagen', true],
    ['JN1TESY61U0161001', 'Nissan', false],
    ['JN1CFAN16X0012345', 'Nissan', false],
    ['MNTCCUD40A0012345', 'Nissan', false],
    ['SJNFEAJ10U2704001', 'Nissan', false],
    ['JN8AY25Y0C9027002', 'Nissan', true],
    ['JTEBU9FJ0PK239009', 'Toyota', true],
    ['KMHCT41DAKU443001', 'Hyundai', true],
    ['LVVDB21B7TDD09008', 'Chery', true],
    ['JSAJTD54V00264001', 'Suzuki', false],
  ])('of %s (%s) is stated by the tenth character: %s', (vin, make, stated) => {
    expect(statesYear(vin, make)).toBe(stated);
  });
});

describe('engine names of the register', () => {
  it('begin with a one where it was typed as a letter, and only there', () => {
    expect(['IZZ-FE', 'INZ-FXE+3CM', 'IGR-FE', 'IBM', 'LDAI'].map(mendEngine)).toEqual([
      '1ZZ-FE',
      '1NZ-FXE+3CM',
      '1GR-FE',
      '1BM',
      'LDA1',
    ]);
    for (const right of ['ISL-G', 'ISB', 'OM642', '2ZR-FE', 'ID13', 'International A26'])
      expect(mendEngine(right)).toBe(right);
  });

  it('are mended all: every mended name is that of an engine the register knows', async () => {
    const { schemas, patternsOf } = await vinData();
    const ids = new Set([...schemas.values()].flat().map(({ id }) => id));
    const names = new Set(
      [...ids].flatMap((id) =>
        patternsOf(id)
          .filter(({ element }) => element === 'engine')
          .map(({ value }) => value),
      ),
    );
    const codeOf = (name: string) => name.split(/[+, ]/)[0];
    const known = new Set([...names].map(codeOf));
    const wrong = [...names].filter((name) => mendEngine(name) !== name);
    expect(wrong.length).toBeGreaterThanOrEqual(5);
    for (const name of wrong) expect(known, name).toContain(codeOf(mendEngine(name)));
    // no other name differs from a known one by these letters alone, but for the gas injection of Hyundai
    names.delete('LPI');
    const digits = (name: string) => name.replaceAll('I', '1').replaceAll('O', '0');
    for (const name of names)
      if (digits(name) !== name && names.has(digits(name))) expect(mendEngine(name)).toBe(digits(name));
  });
});
