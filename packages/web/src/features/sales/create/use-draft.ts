import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openDraft, type DraftKeeper } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/platform/new-id';
import { useUser } from '@/lib/session/session-state';
import { changeDraft, type Change } from './change-draft';
import { emptyDraft, isBlank, type Draft } from './draft';

/** Which of the drafts left behind belongs here: a new invoice, none, or the one of a certain held invoice. */
export type Recovery = 'new' | 'none' | { held: string };

/** Changes whenever a stored draft could no longer be read by this code. */
const shape = 1;

const wanted = (recovery: Recovery) => (draft: Draft) =>
  recovery === 'new' ? draft.held === null : recovery !== 'none' && draft.held?.id === recovery.held;

/** The open invoice, kept on every change so that neither a reload nor a power cut loses a line. */
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
    // what was scanned meanwhile stays: then what was left behind waits for the next time
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
    // Without a store (a private window) the invoice can still be made.
    if (keeper)
      written.current = (isBlank(draft) ? keeper.clear() : keeper.save(draft)).catch(() => undefined);
  }, [keeper, draft]);

  return {
    draft,
    change,
    /** False while looking for what was left behind. */
    ready: keeper !== undefined,
    recoveredAt,
    forgetRecovery: () => setRecoveredAt(null),
    /** Makes a change, and resolves when it is on the disk: a page that goes at once leaves nothing else behind. */
    changeAndWrite: (next: Change) => {
      // with it the effect above has run, too
      flushSync(() => change(next));
      return written.current;
    },
  };
}
