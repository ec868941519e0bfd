import { SheetError } from '../sheet-error';
import { openArchive } from './archive';
import { readCells } from './read-cells';
import { readSharedStrings } from './shared-strings';
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
