import type { ImportResult } from '@turoos/contract';
import { createStore } from '@/lib/state/store';
import { outcomeOf, type ImportOutcome, type Imported } from './result/import-outcome';

/** The import that was sent last. It outlives the screen: who leaves while it runs comes back to it, or to its outcome. */
interface ImportRun {
  /** Who sent it; it is nobody else's. */
  userId: string;
  outcome: ImportOutcome | null;
  error: unknown;
}

const current = createStore<ImportRun | null>(null);

const ofUser = (userId: string, run: ImportRun | null) => (run?.userId === userId ? run : null);
export const importRun = (userId: string) => ofUser(userId, current.get());
export const useImportRun = (userId: string) => ofUser(userId, current.use());

export const isRunning = (run: ImportRun | null): boolean => run !== null && !run.outcome && !run.error;

type About = Omit<Imported, 'at' | 'result'>;

export async function followImport(userId: string, about: About, sent: Promise<ImportResult>): Promise<void> {
  current.set({ userId, outcome: null, error: null });
  try {
    const outcome = outcomeOf({ ...about, at: new Date(), result: await sent });
    current.set({ userId, outcome, error: null });
  } catch (error) {
    current.set({ userId, outcome: null, error });
  }
}

/** Once its outcome is kept elsewhere. */
export const forgetImport = () => current.set(null);
