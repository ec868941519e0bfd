import { createStore } from '@/lib/state/store';

const KEY = 'pinned_parts';

function stored(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const pinned = createStore(stored());

/** Ids of the parts that this till keeps first among its tiles. */
export const usePinnedParts = pinned.use;

export function togglePinned(id: string): void {
  const now = pinned.get();
  const next = now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
  localStorage.setItem(KEY, JSON.stringify(next));
  pinned.set(next);
}
