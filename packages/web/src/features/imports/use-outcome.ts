import { useKeptDraft } from '@/lib/drafts/use-kept-draft';
import type { ImportOutcome } from './result/import-outcome';

const none = (): ImportOutcome | null => null;
/** Without a log there is nothing to come back to. */
const isSettled = (outcome: ImportOutcome | null) => !outcome?.log.length;

/** What became of the last file, kept until it is dismissed where rows of it are still to be mended. */
export function useOutcome() {
  const { draft, setDraft, startOver } = useKeptDraft({
    scope: 'import-outcome-1',
    empty: none,
    isBlank: isSettled,
  });
  return { outcome: draft, keep: setDraft, dismiss: startOver };
}
