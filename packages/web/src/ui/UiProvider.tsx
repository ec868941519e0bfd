import { lazy, Suspense, type ReactNode } from 'react';
import { useRunningDownloads } from '@/lib/http/running-downloads';
import { ConfirmProvider } from './ConfirmDialog';
import { Toaster } from './Toast';

const DownloadPanel = lazy(() => import('./DownloadPanel'));

/** Provides confirmation dialogs, toasts and the progress of downloads to the whole app; mounted once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      {children}
      <Toaster />
      <Downloads />
    </ConfirmProvider>
  );
}

/** The panel's code loads with the first download that takes long. */
function Downloads() {
  const downloads = useRunningDownloads();
  return (
    downloads.length > 0 && (
      <Suspense>
        <DownloadPanel downloads={downloads} />
      </Suspense>
    )
  );
}
