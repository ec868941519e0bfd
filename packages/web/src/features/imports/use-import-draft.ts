import { useEffect, useState } from 'react';
import { openDraft, type DraftKeeper } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/platform/new-id';
import { useUser } from '@/lib/session/session-state';
import { emptyDraft, isBlank, type ImportDraft } from './import-draft';

/** Changes whenever a stored draft could no longer be read by this code. */
const shape = 1;

/** The open import with its file, kept on every change: who closes the browser half-way finds it again. */
export function useImportDraft() {
  const { _id } = useUser();
  const [draft, setDraft] = useState(emptyDraft);
  const [keeper, setKeeper] = useState<DraftKeeper<ImportDraft>>();
  const [recovered, setRecovered] = useState(false);

  useEffect(() => {
    const opening = openDraft<ImportDraft>(`import-${shape}/${_id}`, () => true);
    let here = true;
    const recover = async () => {
      const opened = await opening.keeper;
      if (!here) return;
      if (opened.recovered) {
        // what an older version did not know of is as in a new one
        setDraft({ ...emptyDraft(), ...opened.recovered.value });
        setRecovered(opened.recovered.isNews);
      }
      setKeeper(opened);
    };
    void recover();
    return () => {
      here = false;
      opening.leave();
    };
  }, [_id]);

  useEffect(() => {
    if (!keeper) return;
    // without a store (a private window) it can still be imported
    const keep = () => void (isBlank(draft) ? keeper.clear() : keeper.save(draft)).catch(() => undefined);
    // the file is written with it: not with every key that is pressed; what is done with goes at once
    const timer = setTimeout(keep, isBlank(draft) ? 0 : 300);
    return () => clearTimeout(timer);
  }, [keeper, draft]);

  return {
    draft,
    /** False while looking for what was left behind. */
    ready: keeper !== undefined,
    /** What differs is another import, and goes under another key. */
    change: (changes: Partial<ImportDraft>) => setDraft((now) => ({ ...now, ...changes, key: newId() })),
    /** What a closed page left behind is being gone on with, and is news. */
    recovered,
    startOver: () => {
      setRecovered(false);
      setDraft(emptyDraft());
    },
  };
}
