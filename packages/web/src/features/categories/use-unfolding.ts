import { useRef, useState } from 'react';

/**
 * Which branches of the tree are unfolded. The tree keeps that itself while people click; to unfold from outside it
 * is made anew with what is open now and what should be.
 */
export function useUnfolding() {
  const box = useRef<HTMLDivElement>(null);
  const [{ round, ids }, setUnfolding] = useState<{ round: number; ids: readonly string[] }>({
    round: 0,
    ids: [],
  });
  const unfold = (next: readonly string[]) =>
    setUnfolding(({ round: last }) => ({ round: last + 1, ids: next }));

  return {
    box,
    treeKey: round,
    unfolded: ids,
    unfold,
    reveal: (path: readonly string[]) => unfold([...unfoldedNow(box.current), ...path]),
  };
}

const unfoldedNow = (box: HTMLElement | null): string[] =>
  [...(box?.querySelectorAll<HTMLElement>('[aria-expanded=true]') ?? [])].flatMap(
    (row) => row.dataset['node'] ?? [],
  );
