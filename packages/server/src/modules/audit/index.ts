export { assertAudited, recordChange, recordChanges, type Doer } from './record-change';
