import { hasCheckDigit, vinProblem } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { decodeVin, readVin } from './decode-vin';
import { mendEngine } from './engine-name.rules';
import { matchKeys } from './match-keys.rules';
import { vinData, type Pattern } from './vin-data';

describe('a pattern key', () => {
  it.each([
    ['UL7C5', 'WBAUL7C50BA123456', 5],
    ['UL7C6', 'WBAUL7C50BA123456', undefined],
    ['U', 'WBAUL7C50BA123456', 1],
    ['*L#', 'WBAUL7C50BA123456', 1.1],
    ['*L*#', 'WBAUL7C50BA123456', undefined],
    ['[A-CU]L', 'WBAUL7C50BA123456', 1.5],
    ['[A-C]L', 'WBAUL7C50BA123456', undefined],
    ['*****|*A', 'WBAUL7C50BA123456', 1],
    ['*****|*[B-D]', 'WBAUL7C50BA123456', undefined],
  ])('%s against %s', (keys, vin, weight) => expect(matchKeys(keys, vin)).toBe(weight));
});

describe('decoding a VIN', () => {
  it.each([
    ['1HGCM82633A004352', { make: 'Honda', model: 'Accord', year: 2003, cylinders: 6, doors: 2 }],
    ['4T1BF1FK5CU123456', { make: 'Toyota', model: 'Camry', year: 2012, litres: 2.5, engine: '2AR-FE' }],
    ['2T1BURHE0JC123456', { make: 'Toyota', model: 'Corolla', year: 2018, country: 'CANADA' }],
    ['JTMHY7AJ5F4012345', { make: 'Toyota', model: 'Land Cruiser', year: 2015, litres: 5.7 }],
    ['JN8AS5MT9CW123456', { make: 'Nissan', model: 'Rogue', year: 2012, country: 'JAPAN' }],
    ['5NPE34AF1GH123456', { make: 'Hyundai', model: 'Sonata', year: 2016, fuel: 'Gasoline' }],
    ['KNAFX4A60E5123456', { make: 'Kia', model: 'Forte', year: 2014 }],
    ['WDBUF56X88B123456', { make: 'Mercedes-Benz', model: 'E-Class', year: 2008, litres: 3.5 }],
    ['1FTFW1ET5DFC10312', { make: 'Ford', model: 'F-150', year: 2013, body: 'Pickup' }],
  ])('%s by its maker’s patterns', async (vin, vehicle) => {
    expect(await decodeVin(vin)).toMatchObject({
      vin,
      sources: { make: 'filed', model: 'filed', year: 'filed' },
      ...vehicle,
    });
  });

  it.each([
    ['JTMHV05J604123456', 'Land Cruiser', 'J200', 2007, 2021, '1VD-FTV'],
    ['JTEBU9FJ0PK239009', 'Prado', 'J150', 2023, 2023, '1GR-FE'],
    ['MR0FZ29G501234567', 'Hilux', 'AN10', 2004, 2015, '1KD-FTV'],
    ['JMYLRV97W9J123456', 'Pajero', 'V80', 2009, 2009, '6G75'],
    ['KNAFX411BD5000001', 'Cerato', 'YD', 2013, 2013, ''],
    ['JN1TESY61U0161001', 'Patrol', 'Y61', 1997, 2020, ''],
  ])(
    '%s, not made for America, by the rules: %s %s',
    async (vin, model, generation, yearFrom, yearTo, engine) => {
      expect(await decodeVin(vin)).toMatchObject({ model, generation, yearFrom, yearTo, engine });
    },
  );

  it('prefers a rule to the patterns, which know no car that was not sold in America', async () => {
    // Toyota writes a check digit for every market, and the only model J of its patterns is the Land Cruiser
    const { model, sources } = await decodeVin('JTEBU25J350012347');
    expect({ model, source: sources.model }).toEqual({ model: 'Prado', source: 'trade' });
  });

  it.each([
    ['GRJ150-0012345', 'Toyota', 'Prado', 'J150', '1GR-FE'],
    ['KZJ95-0123456', 'Toyota', 'Prado', 'J90', '1KZ-TE'],
    ['NZE141-3012345', 'Toyota', 'Corolla', 'E140', '1NZ-FE'],
    ['GX110-6012345', 'Toyota', 'Mark II', 'X110', '1G-FE'],
    ['WGY61-400123', 'Nissan', 'Patrol', 'Y61', ''],
    ['Y61-400123', 'Nissan', 'Patrol', 'Y61', ''],
    ['V46-4012345', 'Mitsubishi', 'Pajero', 'V20', '4M40'],
  ])('%s by its chassis code', async (frame, make, model, generation, engine) => {
    expect(await readVin(frame)).toMatchObject({
      make,
      model,
      generation,
      engine,
      year: null,
      country: 'JAPAN',
      sources: { make: 'frame', model: 'frame' },
    });
  });

  it('does not take the Starex for the Sonata, whose letter it shares', async () => {
    expect(await decodeVin('KMHWL43DPYA000001')).toMatchObject({
      model: 'Sonata',
      generation: 'EF',
      year: 2000,
    });
    expect(await decodeVin('KMHWH81JP4U123456')).toMatchObject({ model: 'H1', generation: 'A1', year: 2004 });
  });

  it.each([
    ['LVVDB11B0HD123456', { make: 'Chery', country: 'CHINA', year: 2017 }],
    ['VF3CU8HZXEY123456', { make: 'Peugeot', country: 'FRANCE', year: null }],
    ['WBAUF11040PT58002', { make: 'BMW', country: 'GERMANY', year: null }],
  ])('%s by its maker’s code, without inventing more', async (vin, vehicle) => {
    expect(await decodeVin(vin)).toMatchObject({
      model: '',
      generation: '',
      engine: '',
      sources: { make: 'maker', model: null },
      ...vehicle,
    });
  });

  it('returns only the country where nothing else is known, and nothing where not even that is', async () => {
    expect(await decodeVin('LZYTATF69E1000001')).toMatchObject({ country: 'CHINA', make: '' });
    const nothing = { make: '', country: '', sources: { make: null, model: null, engine: null } };
    expect(await decodeVin('00000000000000000')).toMatchObject(nothing);
    expect(await decodeVin('QQQ99-0000001')).toMatchObject(nothing);
  });

  it('takes milliseconds', async () => {
    await decodeVin('1HGCM82633A004352');
    const began = performance.now();
    for (let n = 0; n < 100; n++) await decodeVin('4T1BF1FK5CU123456');
    expect((performance.now() - began) / 100).toBeLessThan(20);
  });
});

describe('VINs generated from the patterns', () => {
  const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

  /** Returns a character that a position of a key accepts. */
  const character = (token: string) =>
    token === '*' ? '5' : token === '#' ? '5' : token.startsWith('[') ? (token[1] as string) : token;
  const spell = (key: string, length: number) =>
    (key.match(/\[[^\]]*\]|./g) ?? []).map(character).join('').padEnd(length, '5').slice(0, length);

  function build(wmi: string, keys: string, year: number): string | undefined {
    const [described = '', serial = ''] = keys.split('|');
    const code = yearCodes[(year - 1980) % 30] as string;
    const after = spell(serial, 8);
    if (serial && !['5', code].includes(after[0] as string)) return undefined;
    const bare = (digit: string) => wmi + spell(described, 5) + digit + code + after.slice(1);
    return [...'0123456789X'].map(bare).find((vin) => hasCheckDigit(vin) && !vinProblem(vin));
  }

  /** A second implementation of the rule: each key as a regular expression, the longest literal wins. */
  function slowly(patterns: readonly Pattern[], vin: string, element: string): string | undefined {
    const subject = `${vin.slice(3, 8)}|${vin.slice(9)}`;
    return patterns
      .filter((pattern) => pattern.element === element)
      .map(({ keys, value }) => {
        const [described = '', serial = ''] = keys.split('|');
        const expression = (key: string) => key.replaceAll('*', '.').replaceAll('#', '\\d');
        const whole = new RegExp(`^${expression(described)}[^|]*\\|${expression(serial)}`);
        const fixed = keys
          .replace('|', '')
          .replace(/\[[^\]]*\]/g, ';')
          .replaceAll('*', '');
        const weight = [...fixed].reduce((sum, one) => sum + (one === ';' ? 0.5 : one === '#' ? 0.1 : 1), 0);
        return { value, weight, fits: whole.test(subject) };
      })
      .filter(({ fits }) => fits)
      .reduce<{ value: string; weight: number } | undefined>(
        (best, one) => (best && best.weight >= one.weight ? best : one),
        undefined,
      )?.value;
  }

  it('are decoded as their patterns specify, over at least 15 makes', async () => {
    const { makers, schemas, patternsOf } = await vinData();
    const seen = new Map<string, number>();
    for (const [wmi, filed] of makers) {
      if (wmi.length !== 3) continue;
      for (const { id, from } of (schemas.get(wmi) ?? []).slice(0, 4)) {
        const year = Math.max(from, 1990);
        const patterns = (schemas.get(wmi) ?? [])
          .filter((schema) => schema.from <= year && year <= schema.to)
          .flatMap((schema) => patternsOf(schema.id));
        const model = patternsOf(id).find(({ element }) => element === 'model');
        const vin = model && build(wmi, model.keys, year);
        if (!vin) continue;
        const vehicle = await decodeVin(vin, new Date('2026-06-01'));
        if (vehicle.year !== year) continue; // the other year of the tenth character fits the patterns too
        for (const element of ['make', 'model', 'body', 'engine', 'fuel'] as const)
          expect(vehicle[element], `${vin} ${element}`).toBe(
            mendEngine(slowly(patterns, vin, element) ?? ''),
          );
        seen.set(vehicle.make, (seen.get(vehicle.make) ?? 0) + 1);
        expect(filed.length).toBeGreaterThan(0);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(15);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
  });
});
