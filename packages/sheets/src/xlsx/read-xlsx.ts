import { SheetError } from '../sheet-error';
import { openArchive } from './archive';
import { plainText } from './plain-text';
import { readCells } from './read-cells';
import { walkXml } from './walk-xml';
import { findSheet } from './workbook';

/** Reads the rows of a workbook's first visible sheet, with formulas as their last results. */
export function readXlsx(bytes: Uint8Array): string[][] {
  try {
    const readPart = openArchive(bytes);
    const { sheetPath, stringsPath } = findSheet(readPart);
    const sheet = readPart(sheetPath);
    if (sheet === undefined) throw new SheetError('broken');
    return readCells(sheet, readSharedStrings(stringsPath && readPart(stringsPath)));
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
      else if (name === 'si') strings.push(plainText(text));
    },
  });
  return strings;
}
