export { openSession, renewSession, revokeSessions } from './sessions';
export { isOpen, listSessions } from './sessions.queries';
export {
  derivedRefreshToken,
  hashToken,
  newRefreshToken,
  readAccessToken,
  sessionOf,
  signAccessToken,
} from './tokens';
