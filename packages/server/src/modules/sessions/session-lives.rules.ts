import { accessLifetime } from './tokens';

/**
 * Returns the lifetimes of both tokens in seconds for an idle timeout in minutes. The refresh token outlives
 * the idle time by one access token, because the user may have been active until just before its renewal.
 */
export function sessionLives(timeoutMinutes: number): { access: number; refresh: number } {
  const idle = timeoutMinutes * 60;
  const access = Math.min(accessLifetime, idle);
  return { access, refresh: idle + access };
}
