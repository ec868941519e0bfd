import { useSession } from '@/lib/session/session-state';
import { Routes } from './Routes';
import { useUpdates } from './use-updates';
import { LoadingPage, OfflinePage } from './WaitingPages';

export function App() {
  const session = useSession();
  useUpdates();
  if (session.status === 'loading') return <LoadingPage />;
  if (session.status === 'offline') return <OfflinePage error={session.error} />;
  return <Routes />;
}
