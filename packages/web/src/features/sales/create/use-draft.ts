import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openDraft, type DraftKeeper } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/platform/new-id';
import { useUser } from '@/lib/session/session-state';
import { changeDraft, type Change } from './change-draft';
import { emptyDraft, isBlank, type Draft } from './draft';

/** Which stored draft to recover: that of a new invoice, none, or that of the given held invoice. */
export type Recovery = 'new' | 'none' | { held: string };

/** Increase it whenever this code can no longer read older stored drafts. */
const shape = 1;

const wanted = (recovery: Recovery) => (draft: Draft) =>
  recovery === 'new' ? draft.held === null : recovery !== 'none' && draft.held?.id === recovery.held;

/**
 * The draft of the open invoice, stored on every change so that neither a reload nor a power cut loses a
 * line.
 */
export function useDraft(recovery: Recovery) {
  const { _id } = useUser();
  const [draft, change] = useReducer(changeDraft, undefined, () => emptyDraft(newId()));
  const [keeper, setKeeper] = useState<DraftKeeper<Draft>>();
  const [recoveredAt, setRecoveredAt] = useState<number | null>(null);
  const [first] = useState(recovery);
  const written = useRef(Promise.resolve());
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  useEffect(() => {
    // keeps lines scanned while opening; the stored draft then stays for the next time
    const isWanted = (found: Draft) => isBlank(latest.current) && wanted(first)(found);
    const opening = openDraft<Draft>(`sale-${shape}/${_id}`, isWanted);
    let here = true;
    const recover = async () => {
      const opened = await opening.keeper;
      if (!here) return;
      if (opened.recovered) {
        change({ do: 'load', draft: opened.recovered.value });
        if (opened.recovered.isNews) setRecoveredAt(opened.recovered.at);
      }
      setKeeper(opened);
    };
    void recover();
    return () => {
      here = false;
      opening.leave();
    };
  }, [_id, first]);

  useEffect(() => {
    // without a store (a private window) the invoice can still be made
    if (keeper)
      written.current = (isBlank(draft) ? keeper.clear() : keeper.save(draft)).catch(() => undefined);
  }, [keeper, draft]);

  return {
    draft,
    change,
    /** False while stored drafts are being read. */
    ready: keeper !== undefined,
    recoveredAt,
    forgetRecovery: () => setRecoveredAt(null),
    /** Applies a change and resolves when it is stored, so that the page may be left at once. */
    changeAndWrite: (next: Change) => {
      // flushSync also runs the effect above, which starts the write
      flushSync(() => change(next));
      return written.current;
    },
  };
}
