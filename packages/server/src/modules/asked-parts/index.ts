export { noteAskedPart } from './note-asked-part';
