import { RouterProvider } from '@tanstack/react-router';
import { useSession } from '@/lib/session-state';
import { router } from './router';
import { useUpdates } from './use-updates';
import { LoadingPage, OfflinePage } from './WaitingPages';

export function App() {
  const session = useSession();
  useUpdates();
  if (session.status === 'loading') return <LoadingPage />;
  if (session.status === 'offline') return <OfflinePage error={session.error} />;
  return <RouterProvider router={router} />;
}
