import type { VehicleMake } from './vehicles';
import type { PartKind } from './part-kinds';

/** Returns the next number of a pseudo-random sequence that is the same in every run. */
export type Dice = (sides: number) => number;

export function dice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const digits = (roll: Dice, count: number) => Array.from({ length: count }, () => roll(10)).join('');
const letter = (roll: Dice) => letters[roll(letters.length)] ?? 'A';

/** Returns a part number in the vehicle maker's format. */
export function makersNumber({ name }: VehicleMake, { groups }: PartKind, roll: Dice): string {
  const [toyota, hyundai, nissan] = groups;
  switch (name) {
    case 'Hyundai':
    case 'Kia':
      return `${hyundai}-${digits(roll, 1)}${letter(roll)}${digits(roll, 1)}00`;
    case 'Nissan':
      return `${nissan}-${digits(roll, 2)}${letter(roll)}${digits(roll, 1)}${letter(roll)}`;
    case 'Mitsubishi':
      return `M${letter(roll)}${digits(roll, 6)}`;
    case 'Suzuki':
      return `${hyundai}-${digits(roll, 2)}${letter(roll)}${digits(roll, 2)}`;
    case 'Honda':
      return `${toyota}-${letter(roll)}${letter(roll)}${digits(roll, 1)}-${letter(roll)}${digits(roll, 2)}`;
    case 'Ford':
      return `${letter(roll)}${letter(roll)}${digits(roll, 2)}-${toyota}-${letter(roll)}${letter(roll)}`;
    case 'Chevrolet':
      return `9${digits(roll, 7)}`;
    case 'Mercedes-Benz':
      return `A${digits(roll, 3)} ${digits(roll, 3)} ${digits(roll, 2)} ${digits(roll, 2)}`;
    default:
      return `${toyota}-${digits(roll, 5)}`;
  }
}

/** Returns a part number in the format of a brand that makes parts for many vehicles. */
export const brandNumber = (brand: string, roll: Dice): string =>
  `${brand
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 2)
    .toUpperCase()}-${digits(roll, 2)}${letter(roll)}${digits(roll, 3)}`;

/** Returns twelve digits and a check digit. */
export function ean13(roll: Dice, country: string): string {
  const body = country + digits(roll, 12 - country.length);
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
