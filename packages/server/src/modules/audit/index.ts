export { assertAudited, recordChange, type Doer } from './record-change';
