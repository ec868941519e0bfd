import { accessLifetime } from './tokens';

/**
 * Seconds that a pair of tokens lives for someone who is signed out after so many idle minutes. The refresh token
 * outlives the idle time by one access token: until just before that is renewed they may have been at work.
 */
export function sessionLives(timeoutMinutes: number): { access: number; refresh: number } {
  const idle = timeoutMinutes * 60;
  const access = Math.min(accessLifetime, idle);
  return { access, refresh: idle + access };
}
