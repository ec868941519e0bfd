import type { ImportResult } from '@turoos/contract';
import { createStore } from '@/lib/state/store';
import { outcomeOf, type ImportOutcome, type Imported } from './result/import-outcome';

/**
 * The last import that was sent. It outlives the screen: a user who leaves and returns finds it running, or
 * its outcome.
 */
interface ImportRun {
  /** The user who sent it; other users don't see it. */
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

/** Called once the outcome is stored elsewhere. */
export const forgetImport = () => current.set(null);
