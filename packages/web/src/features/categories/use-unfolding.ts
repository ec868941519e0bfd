import { useRef, useState } from 'react';

/**
 * Which branches of the tree are open. The tree keeps that state itself; to open branches from outside, it is
 * remounted with the open branches and the added ones.
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
