export { checkFile, mapSheet, pickRows, readTable, recogniseFile, type CheckedRowsOf } from './read-files';
export type { RecognisedSheet } from './sheet-task';
