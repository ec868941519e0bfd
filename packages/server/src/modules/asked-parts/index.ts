export { markAskedAsOrdered } from './mark-asked-as-ordered';
export { noteAskedPart } from './note-asked-part';
