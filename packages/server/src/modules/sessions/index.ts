export { openSession, renewSession, revokeSessions } from './sessions';
export { listSessions } from './sessions.queries';
export {
  derivedRefreshToken,
  hashToken,
  newRefreshToken,
  readAccessToken,
  sessionOf,
  signAccessToken,
} from './tokens';
