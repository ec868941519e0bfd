export {
  mapSheet,
  pickRows,
  readTable,
  recogniseFile,
  withCheckedFile,
  type CheckedSheetOf,
} from './read-files';
export type { RecognisedSheet } from './sheet-task';
