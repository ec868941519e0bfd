import type { Bringing } from '@turoos/contract';
import { createStore } from '@/lib/state/store';

/** The last bringing that this browser asked for. It outlives the page: a user who returns finds it running, or why it failed. */
interface BringRun {
  fileId: string;
  error: unknown;
  isRunning: boolean;
}

const current = createStore<BringRun | null>(null);

export const useBringRun = (fileId: string): BringRun | null => {
  const run = current.use();
  return run?.fileId === fileId ? run : null;
};

export async function followBringing(fileId: string, sent: Promise<Bringing>): Promise<void> {
  current.set({ fileId, error: null, isRunning: true });
  try {
    await sent;
    current.set(null);
  } catch (error) {
    current.set({ fileId, error, isRunning: false });
  }
}
