import { useEffect, useState } from 'react';
import type { TillEntry } from '@/lib/till/runtime';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';

/** Follows the till's outbox; undefined until it is read. */
export function useOutbox(): readonly TillEntry[] | undefined {
  const [entries, setEntries] = useState<readonly TillEntry[]>();
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const runtime = await tillRuntime();
      const all = (await runtime?.outbox()) ?? [];
      if (isHere) setEntries(all);
    };
    void read();
    const unsubscribe = tillState.subscribe(() => void read());
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, []);
  return entries;
}
