import { endsBeforeBeginning } from '../../products/fitment-span';

/** The years of a text and the rest of it. */
export interface ReadYears {
  from: number | null;
  to: number | null;
  /** The months of those years, where they are written. */
  monthFrom: number | null;
  monthTo: number | null;
  rest: string;
}

const year = String.raw`(?<![\d.,])(?:19[5-9]\d|20[0-4]\d|['’]?\d{2})(?![\d.])`;
const fullYear = String.raw`(?<![\d.,])(?:19[5-9]\d|20[0-4]\d)(?!\d|\.\d)`;
const shortYear = String.raw`(?<![\da-z.,])(?:['’]\d{2}|0\d|8[5-9]|9\d)(?![\da-z.])`;
const onwards = String.raw`\s*(?:\+|-\s*$|-(?=\s*[,)])|و?\s*ما\s*فوق|فما\s*فوق|وفوق|فوق|و?طالع|فصاعدا|الي الان|حتي الان|-\s*(?:now|present|الان)|and up|up|onwards?)`;
const upTo = String.raw`(?:حتي|الي|لغايه|until|to|up to|<)\s*`;

const month = String.raw`(?<!\d)(?:0?[1-9]|1[0-2])[/.]`;
const monthAfter = String.raw`[/.](?:0?[1-9]|1[0-2])(?!\d)`;
const yearOfMonth = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const to = String.raw`\s*(?:-|الي|حتي|to|لغايه)\s*`;
/** «08/2007-05/2011» as catalogues write, «2007/08-2011/05», «08/2007+»; one end may be without a month. */
const withMonths = [
  `(?<monthFrom>${month})(?<from>${yearOfMonth})${to}(?<monthTo>${month})?(?<to>${yearOfMonth})(?!\\d)`,
  `(?<!\\d)(?<from>${yearOfMonth})${to}(?<monthTo>${month})(?<to>${yearOfMonth})(?!\\d)`,
  `(?<!\\d)(?<from>${yearOfMonth})(?<monthFrom>${monthAfter})${to}(?<to>${yearOfMonth})(?<monthTo>${monthAfter})`,
  `(?<monthFrom>${month})(?<from>${yearOfMonth})${onwards}`,
].map((pattern) => new RegExp(pattern));
const range = new RegExp(`(?:من\\s*)?(${year})\\s*(?:-|/|الي|حتي|to|لغايه)\\s*(${year})`);
const openEnd = new RegExp(`(?:من\\s*)?(${fullYear}|${shortYear})${onwards}`);
const openStart = new RegExp(`${upTo}(${fullYear})`);
const fromOnly = new RegExp(`(?:من|from|since)\\s*(${fullYear}|${shortYear})`);
const single = new RegExp(`(${fullYear}|${shortYear})`);

const noMonths = { monthFrom: null, monthTo: null };

/** Reads the years of a folded text: a range, an open end or a single year, with two or four digits. */
export function readYears(text: string, lastYear: number): ReadYears {
  const take = (match: RegExpExecArray, years: Omit<ReadYears, 'rest'>): ReadYears => ({
    ...years,
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
  });
  for (const pattern of withMonths) {
    const match = pattern.exec(text);
    const read = match && monthsOf(match.groups ?? {});
    if (read) return take(match, read);
  }
  const full = (written: string | undefined) => fullOf(written ?? '', lastYear);
  const between = range.exec(text);
  if (between) {
    const [from, last] = [full(between[1]), full(between[2])];
    if (from !== null && last !== null && from <= last && last - from <= 60)
      return take(between, { from, to: last, ...noMonths });
  }
  const open = openEnd.exec(text) ?? fromOnly.exec(text);
  if (open) return take(open, { from: full(open[1]), to: null, ...noMonths });
  const until = openStart.exec(text);
  if (until) return take(until, { from: null, to: full(until[1]), ...noMonths });
  const one = single.exec(text);
  return one
    ? take(one, { from: full(one[1]), to: full(one[1]), ...noMonths })
    : { from: null, to: null, ...noMonths, rest: text };
}

/** Returns the months and years of a match; undefined when they end before they begin. */
function monthsOf(groups: Partial<Record<string, string>>): Omit<ReadYears, 'rest'> | undefined {
  const number = (written: string | undefined) => (written ? Number(written.replace(/\D/g, '')) : null);
  const [from, last] = [number(groups['from']), number(groups['to'])];
  const [monthFrom, monthTo] = [number(groups['monthFrom']), number(groups['monthTo'])];
  const span = { yearFrom: from, yearTo: last, monthFrom, monthTo };
  return endsBeforeBeginning(span) ? undefined : { from, to: last, monthFrom, monthTo };
}

function fullOf(written: string, lastYear: number): number | null {
  const digits = written.replace(/\D/g, '');
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return null;
  const recent = 2000 + Number(digits);
  return recent <= lastYear ? recent : recent - 100;
}
