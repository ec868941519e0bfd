import type { ReactNode } from 'react';
import { ConfirmProvider } from './ConfirmDialog';
import { Toaster } from './Toast';

/** Wraps the whole app once: confirm questions and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      {children}
      <Toaster />
    </ConfirmProvider>
  );
}
