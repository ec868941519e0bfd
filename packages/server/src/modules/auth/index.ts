export { readSession } from './read-session';
