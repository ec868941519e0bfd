import type { Thing, ThingKind } from '@turoos/contract';
import { location } from '@/lib/navigation/location';
import { matchPath } from '@/lib/navigation/target';
import { currentUser } from '@/lib/session/session-state';

/** The screens of single records. */
const recordScreens: Readonly<Record<string, ThingKind>> = {
  '/products/$id': 'part',
  '/customers/$id': 'customer',
  '/suppliers/$id': 'supplier',
  '/sales/$id': 'sale',
  '/purchases/$id': 'purchase',
  '/cash/shifts/$id': 'shift',
  '/users/$id': 'user',
};

/** As many as one question to the server may name. */
const mostKept = 12;

const keyOf = (userId: string) => `recent ${userId}`;

/** Remembers on this device what the user looked at, by kind and id alone: names and amounts are read anew. */
export function rememberThing(thing: Thing): void {
  const user = currentUser();
  if (!user) return;
  const others = recentThings().filter(({ id }) => id !== thing.id);
  const kept = [thing, ...others].slice(0, mostKept);
  try {
    localStorage.setItem(keyOf(user._id), JSON.stringify(kept));
  } catch {
    // a full or forbidden storage only means that nothing is remembered
  }
}

/** Returns what the user looked at last on this device, the newest first. */
export function recentThings(): Thing[] {
  const user = currentUser();
  if (!user) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user._id)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isThing).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

const isThing = (one: unknown): one is Thing => {
  const { kind, id } = (one ?? {}) as Partial<Thing>;
  return typeof id === 'string' && typeof kind === 'string';
};

/** Remembers every record whose screen is opened. */
export function followRecords(): () => void {
  const note = () => {
    const match = matchPath(Object.keys(recordScreens), location.get().path);
    const kind = match && recordScreens[match.pattern];
    if (kind && match.params.id) rememberThing({ kind, id: match.params.id });
  };
  note();
  return location.subscribe(note);
}
