import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKeptDraft } from '@/lib/drafts/use-kept-draft';
import { sumOf, type CountEntry } from './count-entries';

export interface TypedCount {
  counts: CountEntry[];
  reason: string;
}

/** Increase it whenever this code can no longer read older stored counts. */
const shape = 1;

const isBlank = ({ counts, reason }: TypedCount) =>
  reason === '' && counts.every((entry) => sumOf(entry) === null);

/** The kept entries of the currencies that are counted; what the account no longer keeps is left out. */
const recoveredCount = (kept: readonly CountEntry[], start: readonly CountEntry[]): CountEntry[] =>
  start.map((entry) => kept.find(({ currency }) => currency === entry.currency) ?? entry);

/**
 * Stores a count while it is typed, so that neither a reload nor a power cut makes anyone count again. `of` is the shift
 * or the account that is counted.
 */
export function useKeptCount(
  of: string,
  { subscribe, reset }: UseFormReturn<TypedCount>,
  start: CountEntry[],
) {
  const [empty] = useState(() => () => ({ counts: start, reason: '' }));
  const { draft, setDraft, isRecovered, recoveredAt, startOver } = useKeptDraft<TypedCount>({
    scope: `money-count-${shape}/${of}`,
    empty,
    isBlank,
  });
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => setDraft(structuredClone(values)) }),
    [subscribe, setDraft],
  );
  const fill = useEffectEvent(() => {
    reset({ ...draft, counts: recoveredCount(draft.counts, start) }, { keepDefaultValues: true });
  });
  useEffect(() => {
    if (isRecovered) fill();
  }, [isRecovered]);
  return {
    recoveredAt,
    discard: startOver,
    /** Empties the form for a new count. */
    countAnew: () => {
      startOver();
      reset(empty());
    },
  };
}
