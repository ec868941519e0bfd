export { readSession } from './read-session';
export { sharedSecret } from './shared-secret';
