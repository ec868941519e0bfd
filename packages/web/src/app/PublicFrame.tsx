import type { ReactNode } from 'react';
import { Brand } from './Brand';

/** The calm page around what is shown outside the shell: signing in, waiting, not found. */
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
