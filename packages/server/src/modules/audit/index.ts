export { nameIn } from './logged-name.rules';
export { assertAudited, recordChange, recordChanges, type Doer } from './record-change';
export { recordEvent, recordOnce } from './record-event';
