import { createStore } from '@/lib/state/store';
import { newId } from '@/lib/platform/new-id';
import { holdScans } from '@/lib/scan/held-scans';
import { parseSearch, type Search } from './target';

export interface Location {
  href: string;
  path: string;
  search: Search;
  /** Names the history entry whose scroll position is stored. */
  key: string;
  /** What led here: a link, the browser's back and forward buttons, or a change of the search only. */
  by: 'link' | 'history' | 'search';
}

/** The app's rules about an address before its screen is shown. */
interface Guide {
  /** Returns another address when the user may not see this one now. */
  redirect(next: Location, staying: boolean): string | undefined;
  /** Loads the screen's code; the current screen stays until it has arrived. */
  prepare(path: string): Promise<unknown>;
}

let guide: Guide = { redirect: () => undefined, prepare: async () => undefined };
/** Counts navigations, so that the latest of several concurrent ones wins. */
let latest = 0;
/** True while another screen loads. The present screen may not change its own address then: it would cancel the load. */
let leaving = false;

function read(href: string, key: string, by: Location['by']): Location {
  const { pathname, search } = new URL(href, 'http://here');
  return { href: pathname + search, path: pathname, search: parseSearch(search), key, by };
}

const browserHref = () => window.location.pathname + window.location.search;
const browserKey = () => (window.history.state as { key?: string } | null)?.key ?? 'first';

export const location = createStore<Location>(
  typeof window === 'undefined' ? read('/', 'first', 'link') : read(browserHref(), browserKey(), 'link'),
);

/** Follows all redirects; a loop of redirects ends where it closes. */
function settle(next: Location, staying: boolean): Location {
  const seen = new Set<string>();
  let place = next;
  for (;;) {
    const href = guide.redirect(place, staying && place === next);
    if (href === undefined || seen.has(href)) return place;
    seen.add(href);
    place = read(href, place.key, 'link');
  }
}

/** Loads a screen's code; what is scanned meanwhile is meant for it. */
async function load(path: string): Promise<void> {
  const releaseScans = holdScans();
  await guide.prepare(path).catch(() => undefined);
  releaseScans();
}

/** Navigates to an address inside the app; resolves when its screen is shown. */
export async function go(href: string, { replace = false, keepScroll = false } = {}): Promise<void> {
  const now = location.get();
  const wanted = read(href, replace ? now.key : newId(), 'link');
  const place = settle(wanted, wanted.path === now.path);
  if (leaving && replace && place.path === now.path) return;
  const turn = ++latest;
  leaving = place.path !== now.path;
  if (leaving) await load(place.path);
  if (turn !== latest) return;
  leaving = false;
  window.history[replace ? 'replaceState' : 'pushState']({ key: place.key }, '', place.href);
  location.set({ ...place, by: keepScroll ? 'search' : 'link' });
}

/**
 * Applies the redirects to the current address again: at the start, after sign-in, or after a right is lost.
 */
export function reconsider({ staying }: { staying: boolean }): void {
  const now = location.get();
  const place = settle(now, staying);
  if (place.href !== now.href) void go(place.href, { replace: true });
}

export const preload = (path: string): void => void guide.prepare(path).catch(() => undefined);

/** Starts following the address bar. */
export function startNavigation(app: Guide): void {
  guide = app;
  window.history.scrollRestoration = 'manual';
  if (window.history.state === null) window.history.replaceState({ key: 'first' }, '');
  window.addEventListener('popstate', () => void follow());
}

async function follow(): Promise<void> {
  const wanted = read(browserHref(), browserKey(), 'history');
  const place = settle(wanted, wanted.path === location.get().path);
  const turn = ++latest;
  if (place.href !== wanted.href) window.history.replaceState({ key: place.key }, '', place.href);
  leaving = place.path !== location.get().path;
  if (leaving) await load(place.path);
  if (turn !== latest) return;
  leaving = false;
  location.set(place);
}
