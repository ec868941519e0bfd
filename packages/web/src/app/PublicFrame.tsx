import type { ReactNode } from 'react';
import { Brand } from './Brand';

/** The frame of pages outside the shell: sign-in, loading, not found. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10 outline-none"
    >
      <Brand />
      {children}
    </main>
  );
}
