import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/lib/session/session-state';
import { openDraft, type DraftKeeper } from './draft-store';

interface KeptDraft<T> {
  /** The form's name and the version of its shape: a draft of another version can't be read. */
  scope: string;
  empty: () => T;
  isBlank: (draft: T) => boolean;
}

/** Stores a half-filled form on every change, so that it survives a closed browser. */
export function useKeptDraft<T>({ scope, empty, isBlank }: KeptDraft<T>) {
  const { _id } = useUser();
  const [draft, setDraft] = useState(empty);
  const [keeper, setKeeper] = useState<DraftKeeper<T>>();
  const [recoveredAt, setRecoveredAt] = useState<number | null>(null);
  const [isNews, setNews] = useState(false);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  useEffect(() => {
    // Never overwrites a page that is already filled in; the stored draft then waits for the next page.
    const opening = openDraft<T>(`${scope}/${_id}`, () => isBlank(latest.current));
    let here = true;
    const recover = async () => {
      const opened = await opening.keeper;
      if (!here) return;
      if (opened.recovered) {
        setDraft(opened.recovered.value);
        setRecoveredAt(opened.recovered.at);
        setNews(opened.recovered.isNews);
      }
      setKeeper(opened);
    };
    void recover();
    return () => {
      here = false;
      opening.leave();
    };
  }, [scope, _id, isBlank]);

  useEffect(() => {
    // Without a store (a private window) the form works, but is not stored.
    if (keeper) void (isBlank(draft) ? keeper.clear() : keeper.save(draft)).catch(() => undefined);
  }, [keeper, draft, isBlank]);

  return {
    draft,
    setDraft,
    /** The form shows a recovered draft. */
    isRecovered: recoveredAt !== null,
    /** When the recovered draft was last typed into. */
    recoveredAt,
    /** The user should be told that the draft was recovered. */
    isNews,
    startOver: () => {
      setRecoveredAt(null);
      setNews(false);
      setDraft(empty());
      // at once, because the form may be gone before the effect above runs
      void keeper?.clear().catch(() => undefined);
    },
  };
}
