export { markAskedAsOrdered } from './mark-asked-as-ordered';
export { decideAskedPart } from './decide-asked-part';
export { noteAskedPart } from './note-asked-part';
