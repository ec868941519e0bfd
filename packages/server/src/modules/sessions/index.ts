export { openSession, renewSession, revokeSessions } from './sessions';
export { listSessions } from './sessions.queries';
export {
  accessLifetime,
  derivedRefreshToken,
  hashToken,
  newRefreshToken,
  readAccessToken,
  sessionOf,
  signAccessToken,
} from './tokens';
