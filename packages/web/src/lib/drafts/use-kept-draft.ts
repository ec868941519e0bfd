import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/lib/session/session-state';
import { openDraft, type DraftKeeper } from './draft-store';

interface KeptDraft<T> {
  /** What is filled in, and the number of its shape: another one can't be read any more. */
  scope: string;
  empty: () => T;
  isBlank: (draft: T) => boolean;
}

/** Something half filled in, kept on every change: who closes the browser half-way finds it again. */
export function useKeptDraft<T>({ scope, empty, isBlank }: KeptDraft<T>) {
  const { _id } = useUser();
  const [draft, setDraft] = useState(empty);
  const [keeper, setKeeper] = useState<DraftKeeper<T>>();
  const [isRecovered, setRecovered] = useState(false);
  const [isNews, setNews] = useState(false);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  useEffect(() => {
    // what is on the page already was meant to be there: then what was left behind waits for the next time
    const opening = openDraft<T>(`${scope}/${_id}`, () => isBlank(latest.current));
    let here = true;
    const recover = async () => {
      const opened = await opening.keeper;
      if (!here) return;
      if (opened.recovered) {
        setDraft(opened.recovered.value);
        setRecovered(true);
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
    // without a store (a private window) the work goes on unkept
    if (keeper) void (isBlank(draft) ? keeper.clear() : keeper.save(draft)).catch(() => undefined);
  }, [keeper, draft, isBlank]);

  return {
    draft,
    setDraft,
    /** What was left behind is being gone on with. */
    isRecovered,
    /** And whoever sees it should be told where it comes from. */
    isNews,
    startOver: () => {
      setRecovered(false);
      setNews(false);
      setDraft(empty());
    },
  };
}
