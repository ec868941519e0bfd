import { latinDigits } from '../kernel/fold';
import { latinKeys } from '../kernel/keyboard-layouts';

export const vinTexts = {
  length: (given: number) => `رقم الهيكل (VIN) 17 خانة، والمُدخل ${given}`,
  letters: 'رقم الهيكل (VIN) لا يحتوي على الحروف I و O و Q',
  characters: 'رقم الهيكل (VIN) يتكون من حروف لاتينية وأرقام فقط',
} as const;

/**
 * Normalizes a typed VIN or frame number to capitals and Latin digits without spaces and dashes, including one
 * typed or scanned with the Arabic keyboard layout.
 */
export function tidyVin(typed: string): string {
  const readings = [typed, ...latinKeys(typed)].map(tidy);
  return readings.find((number) => !chassisProblem(number)) ?? tidy(typed);
}

const tidy = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Cf}-]/gu, '');

/** Returns why a normalized VIN is invalid, in Arabic. */
export function vinProblem(vin: string): string | undefined {
  if (/[IOQ]/.test(vin)) return vinTexts.letters;
  if (!/^[A-Z0-9]*$/.test(vin)) return vinTexts.characters;
  if (vin.length !== 17) return vinTexts.length(vin.length);
  return undefined;
}

/** A Japanese frame number, normalized: the chassis code, then a serial number of six or seven digits. */
const frameNumber = /^[A-Z]{1,5}\d{1,3}[A-Z]?\d{6,7}$/;

/**
 * Returns why a normalized number is neither a VIN nor a frame number, which vehicles for Japan bear instead
 * (GRJ150-0012345), in Arabic.
 */
export const chassisProblem = (number: string): string | undefined =>
  frameNumber.test(number) ? undefined : vinProblem(number);

const letterValues = 'ABCDEFGH.JKLMN.P.R.STUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A to I are worth 1 to 9, J to R likewise, S to Z are worth 2 to 9. */
const valueOf = (character: string): number => {
  if (/\d/.test(character)) return Number(character);
  const at = letterValues.indexOf(character);
  return at < 18 ? (at % 9) + 1 : at - 17;
};

/**
 * Whether the ninth character is a valid check digit. Vehicles for North America have one; Gulf and European
 * ones need not.
 */
export function hasCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce((total, character, at) => total + valueOf(character) * (weights[at] ?? 0), 0);
  const digit = sum % 11;
  return vin[8] === (digit === 10 ? 'X' : String(digit));
}
