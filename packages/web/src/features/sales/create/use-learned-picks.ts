import type { Part } from '@turoos/contract';
import { useRef } from 'react';

/** Milliseconds for which a search in vain and the part chosen after it belong together. */
const soon = 3 * 60_000;
/** A word that somebody may have called a part by: letters, no number. */
const isWord = (text: string) => /\p{L}{3}/u.test(text) && !/^[\d\s.-]+$/.test(text) && text.length <= 60;

/**
 * Tells the server which part was chosen soon after a search that found nothing, so that the dictionary can suggest
 * what the searched word means. It is sent once, after the choice; a failure is no matter.
 */
export function useLearnedPicks() {
  const last = useRef<{ text: string; at: number }>(undefined);
  return {
    missed: (text: string) => {
      if (isWord(text)) last.current = { text, at: Date.now() };
    },
    picked: ({ _id }: Part) => {
      const missed = last.current;
      last.current = undefined;
      if (missed && Date.now() - missed.at < soon)
        void import('./learn-pick')
          .then(({ learnPick }) => learnPick(missed.text, _id))
          .catch(() => undefined);
    },
  };
}
