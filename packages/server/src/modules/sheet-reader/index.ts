export {
  mapSheet,
  pickRows,
  readTable,
  recogniseFile,
  withCheckedFile,
  type CheckedSheetOf,
} from './read-files';
export type { PickedSheet, RecognisedSheet } from './sheet-task';
