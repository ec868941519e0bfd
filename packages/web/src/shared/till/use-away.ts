import { tillState } from '@/lib/till/till-state';

/** The state of this till while it cannot reach the server; undefined while it can, and on other devices. */
export function useAway() {
  const state = tillState.use();
  return state?.mode === 'away' ? state : undefined;
}

/** When the copy that this till sells from was made; undefined in contact. */
export const useCopiedAt = (): Date | null | undefined => useAway()?.copy.upTo;
