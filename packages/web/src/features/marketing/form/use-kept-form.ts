import { useEffect, useEffectEvent } from 'react';
import { useKeptDraft } from '@/lib/drafts/use-kept-draft';
import { isBlank, startValues, type CampaignFormState, type Typed } from './campaign-form';

const empty = () => startValues(null);

/** Stores the form while typing, so that a power cut loses nothing; leaving the form discards it. */
export function useKeptForm({ subscribe, reset }: CampaignFormState) {
  const { draft, setDraft, isRecovered, startOver } = useKeptDraft<Typed>({
    scope: 'campaign-1',
    empty,
    isBlank,
  });
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
      reset(empty());
    },
  };
}
