import type { Part } from '@turoos/contract';
import { useState } from 'react';

/** The rows the user ticked, also on other pages of the list. */
export function usePicked() {
  const [picked, setPicked] = useState<ReadonlyMap<string, Part>>(new Map());

  const pick = (parts: readonly Part[], on: boolean) => {
    const next = new Map(picked);
    for (const part of parts) {
      if (on) next.set(part._id, part);
      else next.delete(part._id);
    }
    setPicked(next);
  };
  return {
    parts: [...picked.values()],
    has: (part: Part) => picked.has(part._id),
    pick,
    clear: () => setPicked(new Map()),
  };
}

export type Picked = ReturnType<typeof usePicked>;
