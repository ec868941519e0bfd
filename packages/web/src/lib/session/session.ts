import {
  authApi,
  type CodeAnswer,
  type Credentials,
  type PasswordAnswer,
  type SignedIn,
  type Tokens,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import { ApiError, isRefusal } from '@/lib/http/api-error';
import { request } from '@/lib/http/request';
import { noteActivity } from './idle';
import { refresh } from './refresh';
import { currentUser, forgetSession, isUnlocked, session, setSession } from './session-state';
import { accessToken, saveTokens, watchTokens } from './tokens';

export const loginFailed = 'Login failed';

const refreshLead = 60;
const soonestRefresh = 5;
const askAgainAfter = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Finds out who is signed in, then keeps the session alive and in step with the other tabs. */
export function startSession(): void {
  watchTokens(() => void checkSession());
  window.addEventListener('online', () => void (session().status === 'offline' && checkSession()));
  void checkSession();
}

/**
 * Asks the server who owns the stored token. Only a rejection ends the session; an unreachable server does
 * not.
 */
export async function checkSession(): Promise<void> {
  clearTimeout(timer);
  if (!accessToken()) {
    if (isUnlocked()) return;
    const wasSignedIn = currentUser() !== undefined;
    setSession({ status: 'anonymous', because: wasSignedIn ? 'left' : 'nobody' });
    return;
  }
  try {
    const { user, expiresIn } = await askWho();
    // The user signed out before the response came.
    if (!accessToken()) return;
    const before = session();
    if (expiresIn !== undefined) keepAlive(expiresIn);
    if (before.status === 'locked') return;
    // the stored session belongs to another user than the seller who unlocked the till by PIN
    if (isUnlocked(before) && currentUser()?._id !== user._id) return;
    setSession({ status: 'authenticated', user });
  } catch (error) {
    if (isRefusal(error)) return forgetSession('ended');
    if (!currentUser() && session().status !== 'locked') setSession({ status: 'offline', error });
    timer = setTimeout(() => void checkSession(), askAgainAfter);
  }
}

async function askWho() {
  const token = accessToken();
  try {
    return await request(authApi.me, {}, { token });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await refresh(token);
    return request(authApi.me, {}, { token: accessToken() });
  }
}

/** Renews the tokens a minute before they expire. */
function keepAlive(expiresIn: Tokens['expiresIn']): void {
  clearTimeout(timer);
  const token = accessToken();
  timer = setTimeout(() => void renew(token), Math.max(soonestRefresh, expiresIn - refreshLead) * 1000);
}

async function renew(token: string | undefined): Promise<void> {
  try {
    const tokens = await refresh(token);
    if (tokens) keepAlive(tokens.expiresIn);
    else await checkSession();
  } catch (error) {
    if (isRefusal(error)) return forgetSession('ended');
    timer = setTimeout(() => void renew(token), askAgainAfter);
  }
}

export const login = (body: Credentials): Promise<void> => enter(call(authApi.login, { body }));
/** The second steps of a login: two-factor code, new password. */
export const answerCode = (body: CodeAnswer): Promise<void> => enter(call(authApi.twoFactor, { body }));
export const renewPassword = (body: PasswordAnswer): Promise<void> =>
  enter(call(authApi.renewPassword, { body }));

async function enter(signingIn: Promise<SignedIn>): Promise<void> {
  try {
    const { user, ...tokens } = await signingIn;
    noteActivity();
    saveTokens(tokens);
    setSession({ status: 'authenticated', user });
    keepAlive(tokens.expiresIn);
  } catch (error) {
    throw error instanceof ApiError ? error : new Error(loginFailed, { cause: error });
  }
}

/** Signs out immediately; the server is notified, but nobody waits for it. */
export function logout(because: 'left' | 'idle' = 'left'): void {
  clearTimeout(timer);
  void request(authApi.logout, {}, { token: accessToken(), keepalive: true }).catch(() => undefined);
  forgetSession(because);
}
