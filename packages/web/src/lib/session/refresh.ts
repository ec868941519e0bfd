import { authApi, texts, type Tokens } from '@turoos/contract';
import { ApiError, isLost, isRefusal } from '@/lib/http/api-error';
import { pause } from '@/lib/http/pause';
import { request } from '@/lib/http/request';
import { canLock, holdLock } from '@/lib/platform/lock';
import { newId } from '@/lib/platform/new-id';
import { accessToken, refreshToken, saveTokens } from './tokens';

/**
 * Idempotency key of a refresh that has no response yet. It outlives the page: after a power cut the same
 * refresh is repeated under the same key and gets the same tokens, where a new key would look like a stolen
 * token.
 */
const attempt = 'refresh_attempt';
const retryDelays = [1000, 3000];

let inFlight: Promise<Tokens | undefined> | undefined;

/**
 * Exchanges the refresh token for new tokens, once for all concurrent callers in this tab and the others.
 * Returns the new tokens, or undefined when the stale access token had already been replaced.
 */
export function refresh(stale: string | undefined): Promise<Tokens | undefined> {
  inFlight ??= oneTabAtATime(() => renew(stale)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

/** Milliseconds until another tab sees what this one stored. */
const settling = 50;

/**
 * Locks exist over https only; on plain http, tabs that refresh at the same time share the last key written.
 */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!canLock()) {
    beginAttempt();
    await pause(settling);
    return work();
  }
  return new Promise((resolve, reject) => {
    const held = holdLock('turoos-refresh', async () => {
      await work().then(resolve, reject);
      await pause(settling);
    });
    held.catch(reject);
  });
}

function beginAttempt(): string {
  const key = localStorage.getItem(attempt) ?? newId();
  localStorage.setItem(attempt, key);
  return key;
}

async function renew(stale: string | undefined): Promise<Tokens | undefined> {
  const held = refreshToken();
  if (!held) throw new ApiError({ status: 401, code: 'UNAUTHORIZED', message: texts.sessionExpired });
  if (stale && accessToken() !== stale) return undefined;
  try {
    const tokens = await askUntilAnswered(held, beginAttempt());
    // The user signed out, or in as someone else, before the response came.
    if (refreshToken() !== held) return undefined;
    saveTokens(tokens);
    localStorage.removeItem(attempt);
    return tokens;
  } catch (error) {
    if (isRefusal(error)) localStorage.removeItem(attempt);
    throw error;
  }
}

async function askUntilAnswered(held: string, key: string): Promise<Tokens> {
  const ask = () => request(authApi.refresh, { body: { refreshToken: held } }, { key });
  for (const delay of retryDelays) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error)) throw error;
      await pause(delay);
    }
  }
  return ask();
}
