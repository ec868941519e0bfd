import { mostCells } from './limits';
import { parseCsv } from './parse-csv';
import { SheetError } from './sheet-error';
import { TableSize } from './table-size';

const delimiters = [',', ';', '\t'] as const;

/** Parses CSV by RFC 4180. Line breaks of any kind, including those inside cells, become \n. */
export function readCsv(given: string): string[][] {
  const { text, delimiter } = findDelimiter(given.includes('\r') ? given.replace(/\r\n?/g, '\n') : given);
  if (count(text, delimiter) > mostCells) throw new SheetError('tooWide');
  const data = parseCsv(text, delimiter);
  const size = new TableSize();
  for (const row of data) for (const cell of row) size.text(cell);
  return data.map((row) => (row.some((cell) => cell.trim() !== '') ? row : []));
}

/**
 * Returns the delimiter of a first line sep=; as written by Excel, else the most frequent one in the header.
 */
function findDelimiter(text: string): { text: string; delimiter: string } {
  const named = /^sep=([,;\t])\n/i.exec(text);
  if (named?.[1]) return { text: text.slice(named[0].length), delimiter: named[1] };
  const header = headerOf(text);
  const [delimiter = ','] = delimiters.toSorted((a, b) => count(header, b) - count(header, a));
  return { text, delimiter };
}

/** Returns the first line that is not empty, without its quoted parts. */
function headerOf(text: string): string {
  let header = '';
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign !== '\n') header += sign;
    else if (header !== '') break;
  }
  return header;
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found++;
  return found;
}
