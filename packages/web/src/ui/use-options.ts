import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '@/lib/state/debounce';

export type Option = {
  value: string;
  label: string;
  /** A second line or a code beside the label: part number, phone, stock. */
  hint?: string;
  disabled?: boolean;
};

export type LoadOptions = (q: string, signal: AbortSignal) => Promise<readonly Option[]>;

type Loaded =
  | { status: 'loading'; options: readonly Option[] }
  | { status: 'ready'; options: readonly Option[] }
  | { status: 'failed'; options: readonly Option[] };

/**
 * Loads options for the typed text. A newer request aborts the older; old options stay until new ones arrive.
 */
export function useOptions(load: LoadOptions, onReady: (options: readonly Option[]) => void) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', options: [] });
  const request = useRef<AbortController>(undefined);

  const run = async (q: string) => {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    setLoaded(({ options }) => ({ status: 'loading', options }));
    try {
      const options = await load(q, current.signal);
      if (current.signal.aborted) return;
      setLoaded({ status: 'ready', options });
      onReady(options);
    } catch {
      if (!current.signal.aborted) setLoaded({ status: 'failed', options: [] });
    }
  };
  const later = useDebounced((q: string) => void run(q));
  useEffect(() => () => request.current?.abort(), []);

  return {
    ...loaded,
    now: (q: string) => {
      later.cancel();
      void run(q);
    },
    soon: (q: string) => {
      setLoaded(({ options }) => ({ status: 'loading', options }));
      later.call(q);
    },
  };
}
