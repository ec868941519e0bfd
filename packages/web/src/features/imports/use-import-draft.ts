import { useEffect, useState } from 'react';
import { openDraft, type DraftKeeper } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/platform/new-id';
import { useUser } from '@/lib/session/session-state';
import { emptyDraft, isBlank, type ImportDraft } from './import-draft';

/** Increase it whenever this code can no longer read older stored drafts. */
const shape = 1;

/** The draft of the import with its file, stored on every change so that it survives closing the browser. */
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
        // a draft stored by an older version lacks newer fields
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
    // without a store (a private window) the import still works
    const keep = () => void (isBlank(draft) ? keeper.clear() : keeper.save(draft)).catch(() => undefined);
    // debounced, because the file is written too; a blank draft is cleared at once
    const timer = setTimeout(keep, isBlank(draft) ? 0 : 300);
    return () => clearTimeout(timer);
  }, [keeper, draft]);

  return {
    draft,
    /** False while stored drafts are being read. */
    ready: keeper !== undefined,
    /** A changed import is another one, so it gets a new idempotency key. */
    change: (changes: Partial<ImportDraft>) => setDraft((now) => ({ ...now, ...changes, key: newId() })),
    /** Whether the draft was recovered from a closed page, so that the user should be told. */
    recovered,
    startOver: () => {
      setRecovered(false);
      setDraft(emptyDraft());
    },
  };
}
