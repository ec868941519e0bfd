import type { SessionUser } from '@turoos/contract';
import { createStore } from '@/lib/state/store';
import { clearTokens } from './tokens';

export type Session =
  | { status: 'loading' }
  /** `isUnlocked`: by a PIN on a till without the server, to sell only. */
  | { status: 'authenticated'; user: SessionUser; isUnlocked?: true }
  /** A till that waits for a PIN. Its tokens are kept. */
  | { status: 'locked' }
  /** Nobody was signed in, the user signed out, was idle too long, or the server ended the session. */
  | { status: 'anonymous'; because: 'nobody' | 'left' | 'idle' | 'ended' }
  /** Tokens are stored, but no server answers whose they are. They are kept. */
  | { status: 'offline'; error: unknown };

const store = createStore<Session>({ status: 'loading' });

export const session = store.get;
export const setSession = store.set;
export const watchSession = store.subscribe;
export const useSession = store.use;

export function currentUser(): SessionUser | undefined {
  const now = store.get();
  return now.status === 'authenticated' ? now.user : undefined;
}

/** The signed-in user. The shell renders only for a signed-in user, so inside it there is always one. */
export function useUser(): SessionUser {
  const now = store.use();
  if (now.status !== 'authenticated') throw new Error('useUser belongs inside the shell');
  return now.user;
}

/** Whether the user opened a till by a PIN, and no session of theirs is known. */
export const isUnlocked = (now: Session = store.get()): boolean =>
  now.status === 'authenticated' && now.isUnlocked === true;

/**
 * Removes the session from this browser. Who unlocked a till goes on selling when the stored session ends, which is too
 * old or another's.
 */
export function forgetSession(because: 'left' | 'idle' | 'ended'): void {
  clearTokens();
  if (because === 'ended' && isUnlocked()) return;
  store.set({ status: 'anonymous', because });
}
