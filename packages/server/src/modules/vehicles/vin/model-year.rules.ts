const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The first model year that is considered, because the code of a year repeats after thirty years. */
const firstYear = 1990;
/** China and India build cars for the world, under these rules, since about then. */
const firstYearOfNewcomers = 1998;

/**
 * Returns the model years that the tenth character would stand for, the likelier first; whether it stands for
 * a year at all depends on the maker and the market. The seventh character tells the two apart, a digit until
 * 2009 and a letter since; this is certain only for vehicles made in North America.
 */
export function codedYears(vin: string, latest: number): number[] {
  const at = yearCodes.indexOf(vin[9] ?? '');
  if (at < 0) return [];
  const [early, late] = [1980 + at, 2010 + at];
  const years = /\d/.test(vin[6] ?? '') ? [early, late] : [late, early];
  const possible = (/^[1-5]/.test(vin) ? years.slice(0, 1) : years).filter((year) => year <= latest);
  const first = newcomers.test(vin) ? firstYearOfNewcomers : firstYear;
  return possible.filter((year) => year >= first);
}

/** China, India and the Americas prescribe a model year by law. */
const newcomers = /^([LH]|M[A-E]|MZ)/;
const americas = /^[1-589]/;

/** Makers who write a model year for every market, or a zero where they write none. */
const makersWithYear = new Set([
  'Audi',
  'Chevrolet',
  'Daewoo',
  'Genesis',
  'Honda',
  'Hyundai',
  'Isuzu',
  'Jaguar',
  'Kia',
  'Land Rover',
  'Lexus',
  'Mitsubishi',
  'Opel',
  'Porsche',
  'SEAT',
  'SsangYong',
  'Toyota',
  'Volkswagen',
  'Volvo',
  'Škoda',
]);

/** Nissans outside America bear their chassis code, as Y61, in the characters 7–9 and no year. */
const nissanWithChassisCode = /^(JN|MD|MN|SJ|VS|Z8)....[A-Z]\d\d/;

/** Mercedes outside America bear their type number in the characters 4–9 and the side of the wheel in the tenth. */
const mercedesWithTypeNumber = /^...\d{3}/;

/** Whether the tenth character is a model year on any vehicle of this make, whatever its market. */
export function statesYear(vin: string, make: string): boolean {
  if (americas.test(vin)) return true;
  if (make === 'Nissan') return !/^(SJN|VSK)/.test(vin) && !nissanWithChassisCode.test(vin);
  if (make === 'Mercedes-Benz') return !mercedesWithTypeNumber.test(vin);
  return newcomers.test(vin) || makersWithYear.has(make);
}
