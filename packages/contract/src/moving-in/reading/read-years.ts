/** The years of a text and the rest of it. */
export interface ReadYears {
  from: number | null;
  to: number | null;
  rest: string;
}

const year = String.raw`(?<![\d.,])(?:19[5-9]\d|20[0-4]\d|['’]?\d{2})(?![\d.])`;
const fullYear = String.raw`(?<![\d.,])(?:19[5-9]\d|20[0-4]\d)(?!\d|\.\d)`;
const shortYear = String.raw`(?<![\da-z.,])(?:['’]\d{2}|0\d|8[5-9]|9\d)(?![\da-z.])`;
const onwards = String.raw`\s*(?:\+|-\s*$|-(?=\s*[,)])|و?\s*ما\s*فوق|فما\s*فوق|وفوق|فوق|و?طالع|فصاعدا|الي الان|حتي الان|-\s*(?:now|present|الان)|and up|up|onwards?)`;
const upTo = String.raw`(?:حتي|الي|لغايه|until|to|up to|<)\s*`;

/** «08/2007-05/2011», as catalogues write months before years. */
const withMonths =
  /(?<!\d)(?:0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)\s*-\s*(?:0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)(?!\d)/;
const range = new RegExp(`(?:من\\s*)?(${year})\\s*(?:-|/|الي|حتي|to|لغايه)\\s*(${year})`);
const openEnd = new RegExp(`(?:من\\s*)?(${fullYear}|${shortYear})${onwards}`);
const openStart = new RegExp(`${upTo}(${fullYear})`);
const fromOnly = new RegExp(`(?:من|from|since)\\s*(${fullYear}|${shortYear})`);
const single = new RegExp(`(${fullYear}|${shortYear})`);

/** Reads the years of a folded text: a range, an open end or a single year, with two or four digits. */
export function readYears(text: string, lastYear: number): ReadYears {
  const take = (match: RegExpExecArray, from: number | null, to: number | null): ReadYears => ({
    from,
    to,
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
  });
  const full = (written: string | undefined) => fullOf(written ?? '', lastYear);
  for (const pattern of [withMonths, range]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [from, to] = [full(match[1]), full(match[2])];
    if (from !== null && to !== null && from <= to && to - from <= 60) return take(match, from, to);
  }
  const open = openEnd.exec(text) ?? fromOnly.exec(text);
  if (open) return take(open, full(open[1]), null);
  const until = openStart.exec(text);
  if (until) return take(until, null, full(until[1]));
  const one = single.exec(text);
  return one ? take(one, full(one[1]), full(one[1])) : { from: null, to: null, rest: text };
}

function fullOf(written: string, lastYear: number): number | null {
  const digits = written.replace(/\D/g, '');
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return null;
  const recent = 2000 + Number(digits);
  return recent <= lastYear ? recent : recent - 100;
}
