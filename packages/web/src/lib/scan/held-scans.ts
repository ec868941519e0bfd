let holds = 0;
const held: (() => void)[] = [];

/**
 * Keeps scans back until the returned function is called: while a dialog or a screen loads, what is scanned is meant for
 * it and not for the screen it covers.
 */
export function holdScans(): () => void {
  let isOver = false;
  holds += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    holds -= 1;
    // Later, because the receivers of what has loaded are not mounted yet.
    setTimeout(handOut);
  };
}

/** Hands a scan out now, or once nothing is loading any more; scans keep their order. */
export function onceArrived(give: () => void): void {
  held.push(give);
  handOut();
}

function handOut(): void {
  if (holds > 0) return;
  held.shift()?.();
  // one by one, because the first may open a dialog that the next is meant for
  if (held.length > 0) handOut();
}
