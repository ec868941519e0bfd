import { createStore } from '@/lib/state/store';
import { newId } from '../platform/new-id';
import { parseSearch, type Search } from './target';

export interface Location {
  href: string;
  path: string;
  search: Search;
  /** Names this entry of the history, for the place it was scrolled to. */
  key: string;
  /** How it was come to: by a link, by the browser's own buttons, or by changing only the search. */
  by: 'link' | 'history' | 'search';
}

/** What the app has to say about a place before it is shown. */
interface Guide {
  /** Another address, when this one is not for this user now. */
  redirect(next: Location, staying: boolean): string | undefined;
  /** Fetches what the place needs, so that the present screen stays until the next one is there. */
  prepare(path: string): Promise<unknown>;
}

let guide: Guide = { redirect: () => undefined, prepare: async () => undefined };
/** Two going on at once: the later one wins. */
let latest = 0;
/** Another screen is on its way: what the present one still notes in its address must not hold it up. */
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

/** A place after all redirections; a circle ends where it closes. */
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

/** Goes to an address inside the app. Resolves when the new screen is there. */
export async function go(href: string, { replace = false, keepScroll = false } = {}): Promise<void> {
  const now = location.get();
  const wanted = read(href, replace ? now.key : newId(), 'link');
  const place = settle(wanted, wanted.path === now.path);
  if (leaving && replace && place.path === now.path) return;
  const turn = ++latest;
  leaving = place.path !== now.path;
  if (leaving) await guide.prepare(place.path).catch(() => undefined);
  if (turn !== latest) return;
  leaving = false;
  window.history[replace ? 'replaceState' : 'pushState']({ key: place.key }, '', place.href);
  location.set({ ...place, by: keepScroll ? 'search' : 'link' });
}

/** Looks at the present place anew: on arriving there, or when someone signed in or lost a right while there. */
export function reconsider({ staying }: { staying: boolean }): void {
  const now = location.get();
  const place = settle(now, staying);
  if (place.href !== now.href) void go(place.href, { replace: true });
}

export const preload = (path: string): void => void guide.prepare(path).catch(() => undefined);

/** Begins to follow the address bar. */
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
  if (leaving) await guide.prepare(place.path).catch(() => undefined);
  if (turn !== latest) return;
  leaving = false;
  location.set(place);
}
