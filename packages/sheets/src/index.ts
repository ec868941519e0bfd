export { decodeText } from './decode-text';
export type { NamedRows } from './named-rows';
export { readHiddenSheet, readSheet, readWorkbook, type Sheet } from './read-sheet';
export { SheetError, sheetTexts, type SheetProblem } from './sheet-error';
export { unpack } from './xlsx/archive';
export { mostBytes, mostRows } from './limits';
