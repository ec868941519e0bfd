export { createCount } from './create-count';
export { updateCount } from './update-count';
