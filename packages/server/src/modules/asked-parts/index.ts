export { markAskedAsOrdered } from './mark-asked-as-ordered';
export { decideAskedPart } from './decide-asked-part';
export { keepAskers } from './keep-askers';
export { noteAskedPart } from './note-asked-part';
export { untellAsker } from './untell-asker';
