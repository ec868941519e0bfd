import { lastRow } from './limits';
import type { NamedRows } from './named-rows';
import { SheetError } from './sheet-error';
import { TableSize } from './table-size';
import { TakenPlaces } from './taken-places';

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads the tables of a web page, which many programs export under the name of a workbook. Rows of all tables follow
 * each other, because such exports put titles into tables of their own; of nested tables the inner rows remain. Of a
 * cell over several columns or rows the first place has the text, as in a workbook.
 */
export function readHtml(page: string): NamedRows {
  const rows: string[][] = [];
  const size = new TableSize();
  let row: string[] | undefined;
  let cell: { text: string; columns: number; rows: number } | undefined;
  let taken = new TakenPlaces();

  const endCell = () => {
    if (cell && row) {
      const column = taken.nextFree(rows.length, row.length);
      size.places(column - row.length + cell.columns);
      while (row.length < column) row.push('');
      row.push(size.text(tidy(cell.text)));
      for (let more = 1; more < cell.columns; more++) row.push('');
      taken.take({ row: rows.length, column }, cell);
    }
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (row) rows.push(row.some((text) => text !== '') ? row : []);
    if (rows.length > lastRow) throw new SheetError('tooManyRows');
    row = undefined;
  };

  for (const { text, tag, isEnd, attributes } of tokens(page)) {
    if (cell) cell.text += text.replace(/\s+/g, ' ');
    if (tag === 'tr') {
      endRow();
      if (!isEnd) row = [];
    } else if (tag === 'td' || tag === 'th') {
      endCell();
      if (!isEnd) {
        row ??= [];
        cell = {
          text: '',
          columns: spanOf('colspan', attributes),
          rows: spanOf('rowspan', attributes),
        };
      }
    } else if (tag === 'table') {
      endRow();
      taken = new TakenPlaces();
    } else if (tag === 'br' && cell) cell.text += '\n';
  }
  endRow();
  return { name: '', rows };
}

interface Token {
  /** The text before the tag. */
  text: string;
  tag: string;
  isEnd: boolean;
  attributes: string;
}

const hidden = /^(?:script|style|title)$/;

const hiddenEnd = /<\/(?:script|style|title)/gi;

/** Yields the tags of a page in order. Comments, scripts and styles are left out. */
function* tokens(page: string): Generator<Token> {
  let at = 0;
  while (at < page.length) {
    const open = page.indexOf('<', at);
    if (open === -1) break;
    const isComment = page.startsWith('<!--', open);
    const close = page.indexOf(isComment ? '-->' : '>', open);
    if (close === -1) break;
    const inside = isComment ? '' : page.slice(open + 1, close);
    const [, slash, name = ''] = /^(\/?)([a-z0-9:]+)/i.exec(inside) ?? [];
    const tag = name.toLowerCase();
    yield { text: page.slice(at, open), tag, isEnd: slash === '/', attributes: inside };
    at = close + (isComment ? 3 : 1);
    if (hidden.test(tag) && slash === '') {
      hiddenEnd.lastIndex = at;
      at = hiddenEnd.exec(page)?.index ?? page.length;
    }
  }
}

const spans = {
  colspan: /colspan\s*=\s*["']?(\d{1,5})/i,
  rowspan: /rowspan\s*=\s*["']?(\d{1,5})/i,
};

const spanOf = (name: keyof typeof spans, attributes: string): number => {
  const span = Number(spans[name].exec(attributes)?.[1] ?? 1);
  return Math.min(Math.max(span, 1), 1000);
};

const tidy = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? all;
      const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
    })
    .split('\n')
    .map((line) => line.replace(/\u00A0/g, ' ').trim())
    .join('\n')
    .trim();
