import { describe, expect, it } from 'vitest';
import { hasCheckDigit, modelYears, tidyVin, vinProblem, vinTexts } from './vin';

describe('a typed VIN', () => {
  it('is normalized: lower case, Arabic digits, spaces and dashes', () => {
    expect(tidyVin(' 1hgcm-82633a ٠٠٤٣٥٢ ')).toBe('1HGCM82633A004352');
  });

  it('may be typed or scanned with the Arabic keyboard layout', () => {
    expect(tidyVin('1اﻷؤة82633ش004352')).toBe('1HGCM82633A004352');
    expect(tidyVin('ليس رقماً')).toBe('ليسرقماً');
  });

  it('is rejected with a reason', () => {
    expect(vinProblem('1HGCM82633A004352')).toBeUndefined();
    expect(vinProblem('1HGCM8263')).toBe(vinTexts.length(9));
    expect(vinProblem('')).toBe(vinTexts.length(0));
    for (const letter of 'IOQ') expect(vinProblem(`1HGCM8263${letter}A004352`)).toBe(vinTexts.letters);
    expect(vinProblem('1HGCM82633A00435ب')).toBe(vinTexts.characters);
  });
});

describe('the check digit', () => {
  it('is valid for published VINs, and for no other character in its place', () => {
    for (const vin of ['1HGCM82633A004352', '1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715']) {
      expect(hasCheckDigit(vin), vin).toBe(true);
      for (const wrong of '0123456789X'.replace(vin[8] ?? '', ''))
        expect(hasCheckDigit(vin.slice(0, 8) + wrong + vin.slice(9))).toBe(false);
    }
  });
});

describe('the model year', () => {
  it('is decided by the seventh character on vehicles made in North America', () => {
    expect(modelYears('1HGCM82633A004352', 2027)).toEqual([2003]);
    expect(modelYears('4T1BF1FK5CU123456', 2027)).toEqual([2012]);
    expect(modelYears('1G1YY2238L5100001', 2027)).toEqual([1990]);
  });

  it('is ambiguous elsewhere, the likelier first, and never in the future', () => {
    expect(modelYears('JN8AS5MT9CW123456', 2027)).toEqual([2012, 1982]);
    expect(modelYears('WDBEA2D67LB123456', 2027)).toEqual([2020, 1990]);
    expect(modelYears('WDBEA2617LB123456', 2027)).toEqual([1990, 2020]);
    expect(modelYears('KMHDU46D07U123456', 2027)).toEqual([2007]);
  });

  it('is unknown for a character without a year', () => {
    for (const code of ['0', 'Z', 'U']) expect(modelYears(`JTMHV05J6${code}4123456`, 2027)).toEqual([]);
  });
});
