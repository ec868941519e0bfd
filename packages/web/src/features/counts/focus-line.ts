const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-count-line]')];

/** Focuses the part's line and returns whether it is on the page. */
function focusLine(product: string): boolean {
  const box = boxes().find(({ dataset }) => dataset.countLine === product);
  box?.scrollIntoView({ block: 'center' });
  box?.focus();
  return box !== undefined;
}

/** Focuses the previous or next line; returns false at the end of the page. */
export function focusNeighbour(product: string, step: 1 | -1): boolean {
  const all = boxes();
  const next = all[all.findIndex(({ dataset }) => dataset.countLine === product) + step];
  next?.focus();
  return next !== undefined;
}

/** The line to focus when its page is shown: a part's id, or the first line. */
let awaited: string | undefined;
const FIRST = 'first';

/** Focuses a part's line; returns false when its page must be loaded first, and focuses it then. */
export function goToLine(product: string): boolean {
  const there = focusLine(product);
  awaited = there ? undefined : product;
  return there;
}

export function awaitFirstLine(): void {
  awaited = FIRST;
}

/** Called when another page of lines is shown. */
export function focusAwaited(): void {
  if (awaited === undefined) return;
  if (awaited === FIRST) boxes()[0]?.focus();
  if (awaited === FIRST || focusLine(awaited)) awaited = undefined;
}
