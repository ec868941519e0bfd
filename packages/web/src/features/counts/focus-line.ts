const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-count-line]')];

/** Whether there is such a line on the page; then it has the focus. */
function focusLine(product: string): boolean {
  const box = boxes().find(({ dataset }) => dataset.countLine === product);
  box?.scrollIntoView({ block: 'center' });
  box?.focus();
  return box !== undefined;
}

/** The line before or after this one; false at the end of the page. */
export function focusBeside(product: string, step: 1 | -1): boolean {
  const all = boxes();
  const next = all[all.findIndex(({ dataset }) => dataset.countLine === product) + step];
  next?.focus();
  return next !== undefined;
}

/** The line to go to as soon as its page is there: a part, or the first one. */
let awaited: string | undefined;
const FIRST = 'first';

/** Goes to a part's line; false when it has to be looked up first, and is gone to then. */
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
