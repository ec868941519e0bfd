import { can } from '@turoos/contract';
import { use, type ComponentType } from 'react';
import { nextPaint } from '@/lib/platform/next-paint';
import { currentUser } from '@/lib/session/session-state';
import { screenMatch } from './places';
import type { OtherScreen } from './screen-code';
import { screenAt, type Screen } from './screens';

const ready = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Milliseconds that a failure is kept: React renders once more after it, and would load again for ever. */
const FAILED_FOR = 1000;

/** Milliseconds for which the home screen has the line for itself before the table of the other screens follows. */
const LATER = 1000;

const loadTable = () => import('./screen-code');

async function loadScreen(path: string): Promise<ComponentType> {
  if (path !== '/') return (await loadTable()).screenCode[path as OtherScreen]();
  const { DashboardScreen } = await import('@/features/dashboard/DashboardScreen');
  setTimeout(() => void loadTable().catch(() => undefined), LATER);
  return DashboardScreen;
}

/** Loads a screen's code once; after a failure the next attempt loads it again. */
function fetchScreen(pattern: string): Promise<ComponentType> {
  const path = screenAt(pattern)?.sameAs ?? pattern;
  const known = loading.get(path);
  if (known) return known;
  const component = loadScreen(path);
  loading.set(path, component);
  component.then(
    (loaded) => ready.set(path, loaded),
    () => setTimeout(() => loading.delete(path), FAILED_FOR),
  );
  return component;
}

/** Returns the component of the screen with this pattern, suspending until its code has loaded. */
export const useScreen = (pattern: string): ComponentType =>
  ready.get(screenAt(pattern)?.sameAs ?? pattern) ?? use(fetchScreen(pattern));

/** Preloads the code of a path's screen while the server is still asked who is signed in. */
export function fetchAhead(path: string): void {
  const match = screenMatch(path);
  if (match) void fetchScreen(match.pattern).catch(() => undefined);
}

/** Loads the code of a path's screen, if the user may see it. A slow device paints first what was pressed, and then the screen. */
export async function prepareScreen(path: string): Promise<unknown> {
  const match = screenMatch(path);
  const user = currentUser();
  if (!match || !user) return undefined;
  const { right } = screenAt(match.pattern) as Screen;
  return !right || can(user, right) ? Promise.all([fetchScreen(match.pattern), nextPaint()]) : undefined;
}
