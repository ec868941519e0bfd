import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptDraft } from '@/lib/drafts/use-kept-draft';

interface KeptForm<Typed> {
  /** The form's name and the version of its shape: what was typed into another version can't be read. */
  scope: string;
  /** The form as it begins; the same function on every render, like the next. */
  empty: () => Typed;
  isBlank: (typed: Typed) => boolean;
}

/** Stores a form while it is typed into, so that a power cut loses nothing, and fills it in again when it is next opened. */
export function useKeptForm<Typed extends FieldValues, Valid>(
  { subscribe, reset }: UseFormReturn<Typed, unknown, Valid>,
  kept: KeptForm<Typed>,
) {
  const { draft, setDraft, isRecovered, startOver } = useKeptDraft<Typed>(kept);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => setDraft(structuredClone(values)) }),
    [subscribe, setDraft],
  );
  const fill = useEffectEvent(() => reset(draft, { keepDefaultValues: true }));
  useEffect(() => {
    if (isRecovered) fill();
  }, [isRecovered]);

  return {
    isRecovered,
    discard: () => {
      startOver();
      reset(kept.empty());
    },
  };
}
