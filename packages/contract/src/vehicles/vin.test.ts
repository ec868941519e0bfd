import { describe, expect, it } from 'vitest';
import { chassisProblem, hasCheckDigit, tidyVin, vinProblem, vinTexts } from './vin';

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

describe('a frame number', () => {
  it('is accepted in place of a VIN, with or without its dash', () => {
    for (const typed of ['GRJ150-0012345', 'kzj95 0123456', 'NZE1413012345', 'Y61-400123', 'BNR34-001621'])
      expect(chassisProblem(tidyVin(typed)), typed).toBeUndefined();
    expect(chassisProblem('1HGCM82633A004352')).toBeUndefined();
  });

  it('is no part number, and no VIN with characters missing', () => {
    expect(chassisProblem('GRJ150')).toBe(vinTexts.length(6));
    expect(chassisProblem('JTEBU3FJX0502776')).toBe(vinTexts.length(16));
    expect(chassisProblem('0012345')).toBe(vinTexts.length(7));
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
