export { readSession } from './read-session';
export { revokeSessions } from './sessions';
export { sharedSecret } from './shared-secret';
