import { lazy, Suspense } from 'react';
import { useReachable } from '@/lib/http/reachable';
import { useSession } from '@/lib/session/session-state';
import { thisTill } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { Routes } from './Routes';
import { useUpdates } from './use-updates';
import { LoadingPage, OfflinePage } from './WaitingPages';

const UnlockPage = lazy(() => import('./UnlockPage').then((m) => ({ default: m.UnlockPage })));

export function App() {
  const session = useSession();
  const reachable = useReachable();
  const isAway = tillState.use()?.mode === 'away' && !reachable;
  useUpdates();
  if (session.status === 'loading') return <LoadingPage />;
  const isOffline = session.status === 'offline';
  if (session.status === 'locked' || (session.status === 'anonymous' ? isAway : isOffline && thisTill()))
    return (
      <Suspense>
        <UnlockPage />
      </Suspense>
    );
  return isOffline ? <OfflinePage error={session.error} /> : <Routes />;
}
