import { useKeptDraft } from '@/lib/drafts/use-kept-draft';
import type { ImportOutcome } from './result/import-outcome';

const none = (): ImportOutcome | null => null;
/** An outcome without a log needs no correction, so it isn't stored. */
const isSettled = (outcome: ImportOutcome | null) => !outcome?.log.length;

/** The last import's outcome, stored until dismissed if some rows still need correction. */
export function useOutcome() {
  const { draft, setDraft, startOver } = useKeptDraft({
    scope: 'import-outcome-1',
    empty: none,
    isBlank: isSettled,
  });
  return { outcome: draft, keep: setDraft, dismiss: startOver };
}
