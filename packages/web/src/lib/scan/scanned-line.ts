interface Line {
  part: { value: string } | null;
  quantity: number | null;
}

/** Finds the form line for a scanned part: the part's own line, the first empty one, or a new one. */
export function placeOf(lines: readonly Line[], partId: string): { index: number; quantity: number } {
  const own = lines.findIndex(({ part }) => part?.value === partId);
  if (own >= 0) return { index: own, quantity: (lines[own]?.quantity ?? 0) + 1 };
  const empty = lines.findIndex(({ part }) => part === null);
  if (empty >= 0) return { index: empty, quantity: lines[empty]?.quantity ?? 1 };
  return { index: lines.length, quantity: 1 };
}
