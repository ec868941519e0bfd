import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { currentUser, session } from '@/lib/session-state';
import { ErrorPage } from './ErrorPage';
import { guardScreen } from './guard-screen';
import { NotFoundPage } from './NotFoundPage';
import { safeRedirect } from './safe-redirect';
import { screenPage } from './ScreenPage';
import { screenPaths, screens, type ScreenPath } from './screens';
import { parseSearch, stringifySearch } from './search-text';
import { Shell } from './Shell';

const root = createRootRoute({ component: Outlet });

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'تسجيل الدخول' },
  validateSearch: ({ redirect: target }): { redirect?: string } =>
    typeof target === 'string' ? { redirect: target } : {},
  beforeLoad: ({ search }) => {
    if (currentUser()) throw redirect({ href: safeRedirect(search.redirect), replace: true });
  },
  component: lazyRouteComponent(() => import('./LoginPage'), 'LoginPage'),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    const now = session();
    if (now.status === 'authenticated') return;
    const left = now.status === 'anonymous' && now.because === 'left';
    const search = left || location.href === '/' ? {} : { redirect: location.href };
    throw redirect({ to: '/login', search, replace: true });
  },
  component: Shell,
});

const screenRoute = <const P extends ScreenPath>(path: P) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    staticData: { title: screens[path].title },
    validateSearch: (search: Record<string, unknown>) => search,
    beforeLoad: ({ cause, preload }) => guardScreen(path, { staying: cause === 'stay', preload }),
    component: screenPage(path),
  });

const screenRoutes = Object.fromEntries(screenPaths.map((path) => [path, screenRoute(path)])) as unknown as {
  [P in ScreenPath]: ReturnType<typeof screenRoute<P>>;
};

const home = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const notFound = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: { title: 'الصفحة غير موجودة' },
  component: NotFoundPage,
});

/** All primitives on one page, for those who build and test them. */
const uiKit =
  import.meta.env.DEV || import.meta.env.VITE_UI_KIT === '1'
    ? [
        createRoute({
          getParentRoute: () => root,
          path: '/ui-kit',
          component: lazyRouteComponent(() => import('@/features/ui-kit/UiKitScreen'), 'UiKitScreen'),
        }),
      ]
    : [];

export const router = createRouter({
  routeTree: root.addChildren([login, shell.addChildren(screenRoutes), home, notFound, ...uiKit]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    title?: string;
  }
}
