import { useQueryClient } from '@tanstack/react-query';
import { movingInApi, type BroughtFile, type BroughtSheet, type SheetChoice } from '@turoos/contract';
import { useRef, useState } from 'react';
import { key } from '@/lib/http/query-keys';
import { useAction } from '@/lib/http/use-action';

type Drafts = Readonly<Record<number, SheetChoice>>;

/** Milliseconds in which further changes of a sheet are sent together. */
const GATHER = 300;

/** The choices of a file's sheets as the user makes them; each is saved at once, one request after the other. */
export function useChoices(file: BroughtFile) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [error, setError] = useState<unknown>(null);
  const latest = useRef<Drafts>({});
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const save = useAction(movingInApi.choose, { failed: 'فشل في حفظ اختياراتك' });

  const keep = (next: Drafts) => {
    latest.current = next;
    setDrafts(next);
  };
  const send = async (place: number, choice: SheetChoice) => {
    await new Promise((resume) => setTimeout(resume, GATHER));
    if (latest.current[place] !== choice) return;
    try {
      const saved = await save.mutateAsync({ params: { id: file._id, place }, body: choice });
      setError(null);
      client.setQueryData(key('moving-in', fileKey, { params: { id: file._id } }), withSheet(saved));
      if (latest.current[place] !== choice) return;
      const { [place]: _, ...others } = latest.current;
      keep(others);
    } catch (failure) {
      setError(failure);
    }
  };

  return {
    sheets: file.sheets.map((sheet) => ({
      ...sheet,
      // the only sheet of a text file has no name
      name: sheet.name || file.name,
      choice: drafts[sheet.place] ?? sheet.choice,
    })),
    change: (place: number, choice: SheetChoice) => {
      keep({ ...latest.current, [place]: choice });
      last.current = last.current.then(() => send(place, choice));
    },
    /** Waits until everything is sent; returns whether all is saved. */
    settle: async () => {
      await last.current;
      return Object.keys(latest.current).length === 0;
    },
    /** Sends again what could not be saved. */
    retry: () => {
      for (const [place, choice] of Object.entries(latest.current))
        last.current = last.current.then(() => send(Number(place), choice));
    },
    isSaving: Object.keys(drafts).length > 0 && !error,
    error,
  };
}

const fileKey = `${movingInApi.file.method} ${movingInApi.file.path}`;

const withSheet = (saved: BroughtSheet) => (file: BroughtFile | undefined) =>
  file && {
    ...file,
    sheets: file.sheets.map((sheet) => (sheet.place === saved.place ? saved : sheet)),
  };
