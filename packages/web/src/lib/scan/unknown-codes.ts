import { createStore } from '@/lib/state/store';

export interface UnknownCode {
  /** The code or the words that no part has. */
  text: string;
  /** Searches for it where it was asked for; the list of parts does otherwise. */
  onFind?: (() => void) | undefined;
}

/** Codes that wait for an answer, the oldest first. */
const waiting = createStore<readonly UnknownCode[]>([]);
export const useUnknownCodes = waiting.use;

export function addUnknown(code: UnknownCode): void {
  waiting.set([...waiting.get().filter(({ text }) => text !== code.text), code]);
}

/** Puts the first code aside. */
export const answerUnknown = (): void => waiting.set(waiting.get().slice(1));
