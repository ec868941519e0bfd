export { assertAudited, recordChange, type Change, type Doer } from './record-change';
