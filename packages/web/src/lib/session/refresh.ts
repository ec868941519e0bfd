import { authApi, texts, type Tokens } from '@turoos/contract';
import { ApiError, isLost, isRefusal } from '@/lib/http/api-error';
import { pause } from '@/lib/http/pause';
import { request } from '@/lib/http/request';
import { canLock, holdLock } from '@/lib/platform/lock';
import { newId } from '@/lib/platform/new-id';
import { accessToken, refreshToken, saveTokens } from './tokens';

/**
 * The key of a refresh that was begun and not yet answered. It outlives the page: after a power cut the same
 * refresh is asked again under the same key and gets the same tokens, where a new key would look like theft.
 */
const attempt = 'refresh_attempt';
const retryDelays = [1000, 3000];

let inFlight: Promise<Tokens | undefined> | undefined;

/**
 * Exchanges the refresh token for new tokens, once for all who ask meanwhile, in this tab and the others. Gives
 * the new tokens, or undefined when someone else had already replaced the stale one.
 */
export function refresh(stale: string | undefined): Promise<Tokens | undefined> {
  inFlight ??= alone(() => renew(stale)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

/** How long it may take until another tab sees what this one stored. */
const settling = 50;

/** Browsers offer locks over https only; on plain http, tabs that start together agree on the last key written. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
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
    // Signed out, or in as someone else, while the answer was under way.
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
