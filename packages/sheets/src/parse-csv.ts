import { lastRow } from './limits';
import { SheetError } from './sheet-error';

/**
 * Splits CSV whose lines end in \n into cells, in one pass over the text whatever it contains. Quotes inside a cell that
 * does not begin with one are letters, and spaces behind a quoted cell are left out.
 */
export function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const next = { [delimiter]: -1, '\n': -1 };
  /** Returns the place of a sign from here on; a place that is still ahead is not looked for again. */
  const ahead = (sign: string, from: number): number => {
    const known = next[sign] ?? -1;
    if (known >= from) return known;
    const found = text.indexOf(sign, from);
    return (next[sign] = found === -1 ? text.length : found);
  };

  for (let at = 0; ;) {
    let end: number;
    if (text[at] === '"') {
      const quoted = readQuoted(text, at + 1);
      end = quoted.end;
      while (text[end] === ' ') end++;
      if (end < text.length && text[end] !== delimiter && text[end] !== '\n') throw new SheetError('quotes');
      row.push(quoted.cell);
    } else {
      end = Math.min(ahead(delimiter, at), ahead('\n', at));
      row.push(text.slice(at, end));
    }
    if (end >= text.length || text[end] === '\n') {
      rows.push(row);
      if (rows.length > lastRow) throw new SheetError('tooManyRows');
      if (end >= text.length) return rows;
      row = [];
    }
    at = end + 1;
  }
}

/** Reads a quoted cell from behind its first quote; `end` is behind the last one. */
function readQuoted(text: string, from: number): { cell: string; end: number } {
  let cell = '';
  for (let at = from; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new SheetError('quotes');
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}
