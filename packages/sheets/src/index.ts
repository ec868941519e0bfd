export { decodeText } from './decode-text';
export { readSheet, type Sheet } from './read-sheet';
export { SheetError, sheetTexts, type SheetProblem } from './sheet-error';
export { mostBytes, mostRows } from './limits';
