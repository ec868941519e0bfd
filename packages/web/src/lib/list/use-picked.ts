import { useState } from 'react';

/** The rows the user has picked, on other pages of the list too. */
export function usePicked<Row extends { _id: string }>() {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());

  const pick = (rows: readonly Row[], on: boolean) => {
    const next = new Map(picked);
    for (const row of rows) {
      if (on) next.set(row._id, row);
      else next.delete(row._id);
    }
    setPicked(next);
  };
  return {
    rows: [...picked.values()],
    has: (row: Row) => picked.has(row._id),
    pick,
    clear: () => setPicked(new Map()),
  };
}

export type Picked<Row extends { _id: string }> = ReturnType<typeof usePicked<Row>>;
