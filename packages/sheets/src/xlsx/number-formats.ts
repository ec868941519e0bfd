import { walkXml } from './walk-xml';

/** How a number is shown, where that changes what it says; other formats only round. */
export type NumberFormat = 'date' | 'percent' | { zeros: string };
/** Formats by the number of a cell's style. */
export type NumberFormats = readonly (NumberFormat | undefined)[];

const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);
const builtInPercents = new Set([9, 10]);
/** Excel writes no longer ones. */
const longestFormat = 255;
/** Texts in quotes, conditions in brackets and escaped characters, which are no part of the pattern. */
const literals = /"[^"]*"|\[[^\]]*\]|\\.|_./g;

/** Reads the formats of a workbook's styles. */
export function readFormats(xml: string | undefined): NumberFormats {
  const formats: (NumberFormat | undefined)[] = [];
  const codes = new Map<number, string>();
  let inCells = false;
  if (xml === undefined) return formats;
  walkXml(xml, {
    open(name, attributes, decode) {
      if (name === 'cellXfs') inCells = true;
      else if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        codes.set(Number(numFmtId), decode(formatCode.slice(0, longestFormat)));
      } else if (name === 'xf' && inCells) {
        const id = Number(attributes()['numFmtId'] ?? 0);
        formats.push(formatOf(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

function formatOf(id: number, code: string | undefined): NumberFormat | undefined {
  if (code === undefined) {
    if (builtInDates.has(id)) return 'date';
    return builtInPercents.has(id) ? 'percent' : undefined;
  }
  const [first = ''] = code.split(';');
  if (/^0[0-]*0$/.test(first.replaceAll('\\-', '-').replaceAll('"-"', '-')))
    return { zeros: first.replaceAll('\\', '').replaceAll('"', '') };
  const pattern = first.replace(literals, '').replace(/general/i, '');
  if (/[yd]/i.test(pattern)) return 'date';
  return pattern.includes('%') ? 'percent' : undefined;
}

/**
 * Formats a number as the sheet shows it: days as 2026-03-01, percentages with their sign, part numbers with leading
 * zeros and dashes. 17.99 is stored as 17.989999999999998, of which fifteen digits are significant.
 */
export function numberText(text: string, format: NumberFormat | undefined, from1904: boolean): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (format === 'date') return dayText(value, from1904) ?? plain(value);
  if (format === 'percent') return `${plain(value * 100)}%`;
  if (format && Number.isInteger(value) && value >= 0) return filled(format.zeros, String(value));
  return plain(value);
}

const plain = (value: number): string => {
  const shown = String(Number(value.toPrecision(15)));
  return shown.includes('e') && Math.abs(value) >= 1 ? BigInt(Math.round(value)).toString() : shown;
};

/** Serial numbers count days; Excel believes that 1900 was a leap year, so its first two months are a day off. */
function dayText(serial: number, from1904: boolean): string | undefined {
  const days = Math.floor(serial);
  if (days < 1 || days > 2_900_000) return undefined;
  const first = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(first + days * 86_400_000).toISOString().slice(0, 10);
}

/** «00000-00000» and 909151 → «00009-09151» */
function filled(zeros: string, digits: string): string {
  let rest = digits;
  let shown = '';
  for (const sign of [...zeros].toReversed()) {
    shown = (sign === '0' ? (rest.at(-1) ?? '0') : sign) + shown;
    if (sign === '0') rest = rest.slice(0, -1);
  }
  return rest + shown;
}
