import type { ReactNode } from 'react';
import { ConfirmProvider } from './ConfirmDialog';
import { Toaster } from './Toast';

/** Provides confirmation dialogs and toasts to the whole app; mounted once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      {children}
      <Toaster />
    </ConfirmProvider>
  );
}
