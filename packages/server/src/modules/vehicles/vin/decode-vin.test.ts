import { hasCheckDigit, vinProblem } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { decodeVin } from './decode-vin';
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
    expect(await decodeVin(vin)).toMatchObject({ source: 'patterns', vin, ...vehicle });
  });

  it.each([
    ['JTMHV05J604123456', { make: 'Toyota', country: 'JAPAN', year: null, years: [] }],
    ['MR0FZ29G501234567', { make: 'Toyota', country: 'THAILAND' }],
    ['JMYLRV86W5J123456', { make: 'Mitsubishi', year: 2005 }],
    ['LVVDB11B0HD123456', { make: 'Chery', country: 'CHINA' }],
    ['VF3CU8HZXEY123456', { make: 'Peugeot', country: 'FRANCE' }],
  ])('%s by its maker’s code, without inventing more', async (vin, vehicle) => {
    expect(await decodeVin(vin)).toMatchObject({ source: 'maker', model: '', engine: '', ...vehicle });
  });

  it('returns only the country where nothing else is known, and nothing where not even that is', async () => {
    expect(await decodeVin('LZYTATF69E1000001')).toMatchObject({
      source: 'country',
      country: 'CHINA',
      make: '',
    });
    expect(await decodeVin('00000000000000000')).toMatchObject({ source: 'nothing', country: '' });
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
          expect(vehicle[element], `${vin} ${element}`).toBe(slowly(patterns, vin, element) ?? '');
        seen.set(vehicle.make, (seen.get(vehicle.make) ?? 0) + 1);
        expect(filed.length).toBeGreaterThan(0);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(15);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
  });
});
