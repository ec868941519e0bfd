import { SheetError } from '../sheet-error';
import { TableSize } from '../table-size';
import type { NamedRows } from '../named-rows';
import { openArchive } from './archive';
import { readFormats } from './number-formats';
import { decodeEscapes } from './decode-escapes';
import { readCells } from './read-cells';
import { walkXml } from './walk-xml';
import { findSheets, type FoundSheet } from './workbook';

const isVisible = ({ isHidden }: FoundSheet): boolean => !isHidden;

/** Reads sheets of a workbook one after the other, the visible ones by default, with formulas as their last results. */
export function* readXlsx(
  bytes: Uint8Array,
  isWanted: (sheet: FoundSheet) => boolean = isVisible,
): Generator<NamedRows> {
  try {
    const readPart = openArchive(bytes);
    const { sheets, stringsPath, stylesPath, from1904 } = findSheets(readPart);
    const wanted = sheets.filter(isWanted);
    if (wanted.length === 0) return;
    const shared = {
      strings: readSharedStrings(stringsPath && readPart(stringsPath)),
      formats: readFormats(stylesPath && readPart(stylesPath)),
      from1904,
      size: new TableSize(),
    };
    for (const { name, path } of wanted) {
      const xml = readPart(path);
      if (xml === undefined) throw new SheetError('broken');
      yield { name, ...readCells(xml, shared) };
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken', { cause: error });
  }
}

/** Reads the texts that cells refer to by index; text runs in several styles are joined. */
function readSharedStrings(xml: string | undefined): string[] {
  const strings: string[] = [];
  if (xml === undefined) return strings;
  let text = '';
  let inText = false;
  let inReading = false;
  walkXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') inText = true;
      // phonetic text, which some languages add beside the text
      else if (name === 'rPh') inReading = true;
    },
    text(part) {
      if (inText && !inReading) text += part;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'si') strings.push(decodeEscapes(text));
    },
  });
  return strings;
}
