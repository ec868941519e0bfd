import { isUnlocked, useSession } from '@/lib/session/session-state';
import { tillState } from '@/lib/till/till-state';

/** The state of this till while it sells from its copy; undefined while the server answers, and on other devices. */
export function useAway() {
  const state = tillState.use();
  const session = useSession();
  return state && (state.mode === 'away' || isUnlocked(session)) ? state : undefined;
}

/** When the copy that this till sells from was made; undefined in contact. */
export const useCopiedAt = (): Date | null | undefined => useAway()?.copy.upTo;
