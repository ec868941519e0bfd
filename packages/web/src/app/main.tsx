import { QueryClientProvider } from '@tanstack/react-query';
import { arabicIssue, customerDisplayPath } from '@turoos/contract';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { queryClient } from '@/lib/http/query-client';
import { location, startNavigation } from '@/lib/navigation/location';
import { startSession } from '@/lib/session/session';
import { accessToken } from '@/lib/session/tokens';
import { thisTill } from '@/lib/till/this-till';
import { UiProvider } from '@/ui/UiProvider';
import { App } from './App';
import { followSession } from './follow-session';
import { fetchAhead, prepareScreen } from './loaded-screens';
import { redirectOf } from './places';
import './styles.css';

/** The content security policy forbids eval, which zod would otherwise use for speed. */
z.config({ jitless: true, customError: arabicIssue });

const CustomerDisplay = lazy(() =>
  import('@/features/sales/display/CustomerDisplay').then((m) => ({ default: m.CustomerDisplay })),
);

function startApp() {
  followSession();
  startNavigation({ redirect: redirectOf, prepare: prepareScreen });
  startSession();
  if (thisTill()) void import('@/features/away/start-away').then((m) => m.startAway());
  if (accessToken()) fetchAhead(location.get().path);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <App />
      </UiProvider>
    </QueryClientProvider>
  );
}

const { path, search } = location.get();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    {path === customerDisplayPath ? (
      <Suspense>
        <CustomerDisplay till={search.till} />
      </Suspense>
    ) : (
      startApp()
    )}
  </StrictMode>,
);
