import { meantCodes, productsApi, type Part } from '@turoos/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/http/api';
import { useDebounced } from '@/lib/state/debounce';
import type { Line } from './draft';

interface Found {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The search text of these results. */
  text: string;
  parts: readonly Part[];
}

const nothing: Found = { status: 'idle', text: '', parts: [] };

/**
 * Searches parts while typing: the newest request wins, and the previous results stay visible meanwhile. Texts that find
 * nothing are passed to `onMissed`.
 */
export function usePartSearch(onMissed: (text: string) => void) {
  const [found, setFound] = useState(nothing);
  const request = useRef<AbortController>(undefined);

  const run = async (text: string) => {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    try {
      const parts = await searchParts(text, current.signal);
      if (current.signal.aborted) return;
      setFound({ status: 'ready', text, parts });
      if (parts.length === 0) onMissed(text);
    } catch {
      if (!current.signal.aborted) setFound({ status: 'failed', text, parts: [] });
    }
  };
  const later = useDebounced((text: string) => void run(text));
  useEffect(() => () => request.current?.abort(), []);

  return {
    ...found,
    type: (typed: string) => {
      const text = typed.trim();
      if (text === '') {
        later.cancel();
        request.current?.abort();
        setFound(nothing);
        return;
      }
      setFound(({ parts }) => ({ status: 'loading', text, parts }));
      later.call(text);
    },
    retry: () => void run(found.text),
    show: (text: string, parts: readonly Part[]) => setFound({ status: 'ready', text, parts }),
    clear: () => {
      later.cancel();
      request.current?.abort();
      setFound(nothing);
    },
  };
}

/** Returns the line of a part scanned before, so that no request is needed. */
export function lineWithNumber(lines: readonly Line[], text: string): Line | undefined {
  for (const wanted of meantCodes(text)) {
    const [found, ...others] = lines.filter(({ codes }) => codes.includes(wanted));
    if (found) return others.length === 0 ? found : undefined;
  }
  return undefined;
}

export const searchParts = (q: string, signal?: AbortSignal): Promise<Part[]> =>
  call(productsApi.search, { query: { q, limit: 12 } }, { signal });
