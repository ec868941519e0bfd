import type { Verdict } from './scan-recogniser';

/** Milliseconds after its last key in which a scan goes on. */
const patience = 250;

let underWay: { ended: Promise<void>; end: () => void } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Follows the keys, of which each may be part of a scan. */
export function noteKey(verdict: Verdict): void {
  clearTimeout(timer);
  if (verdict.is === 'first' || (verdict.is === 'next' && verdict.fast)) {
    underWay ??= begin();
    timer = setTimeout(finish, patience);
  } else finish();
}

function begin() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

function finish(): void {
  underWay?.end();
  underWay = undefined;
}

/**
 * Resolves when no scan is under way. Its keys go into the field that has the focus and are taken back at its end, and with
 * them a quantity that was entered there meanwhile.
 */
export async function betweenScans(): Promise<void> {
  if (!underWay) return;
  await underWay.ended;
  await betweenScans();
}
