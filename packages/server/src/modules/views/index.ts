export { createView } from './create-view';
