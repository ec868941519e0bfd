import { can, type Right } from '@turoos/contract';
import { createElement, lazy, Suspense, useLayoutEffect, useMemo } from 'react';
import { MatchContext, useLocation } from '@/lib/navigation/hooks';
import { reconsider } from '@/lib/navigation/location';
import { useSession, useUser } from '@/lib/session/session-state';
import { AccessDenied } from '@/ui/AccessDenied';
import { ErrorBoundary } from './ErrorBoundary';
import { useScreen } from './loaded-screens';
import { screenMatch } from './places';
import { screenAt, type Screen } from './screens';
import { Shell } from './Shell';
import { useArrival } from './use-arrival';

const LoginPage = lazy(() => import('./LoginPage').then((m) => ({ default: m.LoginPage })));
const NotFoundPage = lazy(() => import('./NotFoundPage').then((m) => ({ default: m.NotFoundPage })));

/** All components of the kit on one page, in development only. */
const UiKit = import.meta.env.DEV
  ? lazy(() => import('@/features/ui-kit/UiKitScreen').then((m) => ({ default: m.UiKitScreen })))
  : undefined;

/** Renders the screen of the current address. */
export function Routes() {
  const { path } = useLocation();
  const signedIn = useSession().status === 'authenticated';
  const match = useMemo(() => screenMatch(path), [path]);
  useLayoutEffect(() => reconsider({ staying: false }), []);
  useArrival(match?.pattern);

  if (path === '/login') return <Suspense>{!signedIn && <LoginPage />}</Suspense>;
  if (path === '/ui-kit' && UiKit)
    return (
      <Suspense>
        <UiKit />
      </Suspense>
    );
  // redirected to the home screen
  if (path === '/dashboard') return null;
  if (!match)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  const screen = screenAt(match.pattern) as Screen;
  return (
    <MatchContext value={match}>
      <Shell>
        <ErrorBoundary key={screen.sameAs ?? path}>
          <Suspense>
            <ScreenPage pattern={match.pattern} right={screen.right} />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </MatchContext>
  );
}

/** The screen, or the access-denied card. The code of a denied screen is not loaded. */
function ScreenPage({ pattern, right }: { pattern: string; right: Right | undefined }) {
  const user = useUser();
  if (right && !can(user, right)) return <AccessDenied />;
  return <LoadedScreen pattern={pattern} />;
}

function LoadedScreen({ pattern }: { pattern: string }) {
  return createElement(useScreen(pattern));
}
