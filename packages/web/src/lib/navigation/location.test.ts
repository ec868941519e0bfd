import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A fake of the browser's history, as far as the router needs it; back and forward emit popstate. */
function fakeHistory(start: string) {
  const entries: { href: string; state: unknown }[] = [{ href: start, state: null }];
  const window = new EventTarget();
  let at = 0;
  const move = (by: number) => {
    at += by;
    window.dispatchEvent(new Event('popstate'));
  };
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[at]?.state;
    },
    pushState: (state: unknown, _: string, href: string) =>
      void entries.splice(++at, Infinity, { href, state }),
    replaceState: (state: unknown, _: string, href = entries[at]?.href ?? start) =>
      void (entries[at] = { href, state }),
    back: () => move(-1),
    forward: () => move(1),
  };
  const location = {
    get pathname() {
      return entries[at]?.href.split('?')[0];
    },
    get search() {
      const [, search] = entries[at]?.href.split('?') ?? [];
      return search ? `?${search}` : '';
    },
  };
  vi.stubGlobal('window', Object.assign(window, { history, location }));
  return { ...history, hrefs: () => entries.map(({ href }) => href), shown: () => entries[at]?.href };
}

const load = () => import('./location');

let browser: ReturnType<typeof fakeHistory>;
let router: Awaited<ReturnType<typeof load>>;
/** Screens whose code is still loading, by path. */
let coming: Record<string, { arrive: () => void; fail: () => void }>;
let redirects: Record<string, string>;
const slow = new Set<string>();

const here = () => router.location.get().href;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  vi.resetModules();
  slow.clear();
  coming = {};
  redirects = {};
  browser = fakeHistory('/sales?q=1');
  router = await load();
  router.startNavigation({
    redirect: ({ path }) => redirects[path],
    prepare: (path) =>
      slow.has(path)
        ? new Promise<void>((arrive, reject) => {
            coming[path] = { arrive, fail: () => reject(new TypeError('Failed to fetch')) };
          })
        : Promise.resolve(),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('navigating', () => {
  it('keeps the current screen until the next one has loaded', async () => {
    slow.add('/reports');
    const going = router.go('/reports');
    expect([here(), browser.shown()]).toEqual(['/sales?q=1', '/sales?q=1']);
    coming['/reports']?.arrive();
    await going;
    expect([here(), browser.shown()]).toEqual(['/reports', '/reports']);
    expect(browser.hrefs()).toEqual(['/sales?q=1', '/reports']);
  });

  it('is overtaken by a later navigation', async () => {
    slow.add('/reports');
    const first = router.go('/reports');
    await router.go('/customers');
    coming['/reports']?.arrive();
    await first;
    expect(here()).toBe('/customers');
    expect(browser.hrefs()).toEqual(['/sales?q=1', '/customers']);
  });

  it('is cancelled by going back', async () => {
    await router.go('/customers');
    slow.add('/reports');
    const going = router.go('/reports');
    browser.back();
    await settled();
    coming['/reports']?.arrive();
    await going;
    expect(here()).toBe('/sales?q=1');
    expect(browser.hrefs()).toEqual(['/sales?q=1', '/customers']);
  });

  it('is not cancelled when the old screen changes its search', async () => {
    slow.add('/reports');
    const going = router.go('/reports');
    await router.go('/sales?q=12', { replace: true });
    coming['/reports']?.arrive();
    await going;
    expect(here()).toBe('/reports');
    expect(browser.hrefs()).toEqual(['/sales?q=1', '/reports']);
  });

  it('continues when the code of the screen fails to load: the screen shows the error', async () => {
    slow.add('/reports');
    const going = router.go('/reports');
    coming['/reports']?.fail();
    await going;
    expect(here()).toBe('/reports');
  });

  it('replaces the history entry on request, and keeps its key', async () => {
    await router.go('/customers');
    const { key } = router.location.get();
    await router.go('/customers?page=2', { replace: true, keepScroll: true });
    expect(router.location.get()).toMatchObject({ search: { page: '2' }, key, by: 'search' });
    expect(browser.hrefs()).toEqual(['/sales?q=1', '/customers?page=2']);
  });

  it('follows redirects, and stops a loop of redirects where it closes', async () => {
    redirects = { '/owner': '/login', '/a': '/b', '/b': '/a' };
    await router.go('/owner');
    expect(browser.shown()).toBe('/login');
    await router.go('/a');
    expect(['/a', '/b']).toContain(here());
  });
});

describe('going back and forward', () => {
  it('shows the earlier screen with the key of its entry, for its scroll position', async () => {
    const { key: first } = router.location.get();
    await router.go('/customers');
    const { key: second } = router.location.get();
    browser.back();
    await settled();
    expect(router.location.get()).toMatchObject({ href: '/sales?q=1', key: first, by: 'history' });
    browser.forward();
    await settled();
    expect(router.location.get()).toMatchObject({ href: '/customers', key: second, by: 'history' });
  });

  it('twice, the second while the first is loading, ends at the second', async () => {
    await router.go('/reports');
    await router.go('/customers');
    slow.add('/reports');
    browser.back();
    browser.back();
    await settled();
    coming['/reports']?.arrive();
    await settled();
    expect([here(), browser.shown()]).toEqual(['/sales?q=1', '/sales?q=1']);
  });

  it('follows a redirect, in the address bar too', async () => {
    await router.go('/customers');
    redirects = { '/sales': '/login' };
    browser.back();
    await settled();
    expect([here(), browser.shown()]).toEqual(['/login', '/login']);
    expect(browser.hrefs()).toEqual(['/login', '/customers']);
  });

  it('is not undone by the screen that it leaves', async () => {
    await router.go('/reports');
    await router.go('/customers');
    slow.add('/reports');
    browser.back();
    await router.go('/customers?q=1', { replace: true });
    coming['/reports']?.arrive();
    await settled();
    expect([here(), browser.shown()]).toEqual(['/reports', '/reports']);
  });
});

it('a lost right redirects away without a new history entry', async () => {
  redirects = { '/sales': '/login' };
  router.reconsider({ staying: false });
  await settled();
  expect(browser.hrefs()).toEqual(['/login']);
});
