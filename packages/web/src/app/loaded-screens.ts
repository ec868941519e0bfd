import { can } from '@turoos/contract';
import { use, type ComponentType } from 'react';
import { currentUser } from '@/lib/session/session-state';
import { screenMatch } from './places';
import { screenAt } from './screens';

type Load = () => Promise<ComponentType>;

const ready = new Map<Load, ComponentType>();
const coming = new Map<Load, Promise<ComponentType>>();

/** Fetches a screen's code once. A failed try is forgotten, so that the next one asks again. */
function fetchScreen(load: Load): Promise<ComponentType> {
  const known = coming.get(load);
  if (known) return known;
  const component = load();
  coming.set(load, component);
  component.then(
    (loaded) => ready.set(load, loaded),
    () => coming.delete(load),
  );
  return component;
}

/** The screen's component; waits for its code where it must. */
export const useScreen = (load: Load): ComponentType => ready.get(load) ?? use(fetchScreen(load));

/** Fetches what a path will most likely show, while it is still being asked who wants to see it. */
export function fetchAhead(path: string): void {
  const match = screenMatch(path);
  const { load } = (match && screenAt(match.pattern)) ?? {};
  if (load) void fetchScreen(load).catch(() => undefined);
}

/** Fetches what a path will show, if it may be seen. */
export async function prepareScreen(path: string): Promise<unknown> {
  const match = screenMatch(path);
  const { load, right } = (match && screenAt(match.pattern)) ?? {};
  const user = currentUser();
  return load && user && (!right || can(user, right)) ? fetchScreen(load) : undefined;
}
