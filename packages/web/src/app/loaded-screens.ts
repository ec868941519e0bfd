import { can } from '@turoos/contract';
import { use, type ComponentType } from 'react';
import { currentUser } from '@/lib/session/session-state';
import { screenMatch } from './places';
import { screenAt } from './screens';

type Load = () => Promise<ComponentType>;

const ready = new Map<Load, ComponentType>();
const loading = new Map<Load, Promise<ComponentType>>();

/** Milliseconds that a failure is kept: React renders once more after it, and would load again for ever. */
const FAILED_FOR = 1000;

/** Loads a screen's code once; after a failure the next attempt loads it again. */
function fetchScreen(load: Load): Promise<ComponentType> {
  const known = loading.get(load);
  if (known) return known;
  const component = load();
  loading.set(load, component);
  component.then(
    (loaded) => ready.set(load, loaded),
    () => setTimeout(() => loading.delete(load), FAILED_FOR),
  );
  return component;
}

/** Returns the screen's component, suspending until its code has loaded. */
export const useScreen = (load: Load): ComponentType => ready.get(load) ?? use(fetchScreen(load));

/** Preloads the code of a path's screen while the server is still asked who is signed in. */
export function fetchAhead(path: string): void {
  const match = screenMatch(path);
  const { load } = (match && screenAt(match.pattern)) ?? {};
  if (load) void fetchScreen(load).catch(() => undefined);
}

/** Loads the code of a path's screen, if the user may see it. */
export async function prepareScreen(path: string): Promise<unknown> {
  const match = screenMatch(path);
  const { load, right } = (match && screenAt(match.pattern)) ?? {};
  const user = currentUser();
  return load && user && (!right || can(user, right)) ? fetchScreen(load) : undefined;
}
