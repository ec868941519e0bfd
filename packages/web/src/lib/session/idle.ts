/** When the user last touched anything, in whichever tab of this browser. */
const KEY = 'last_activity';
/** Milliseconds: more exactly than this nobody needs to know. */
const precision = 5000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

const lastActivity = (): number => Number(localStorage.getItem(KEY)) || Date.now();
export const noteActivity = (): void => localStorage.setItem(KEY, String(Date.now()));

/**
 * Calls once nobody has touched anything for so many minutes, counting the time the computer slept or the browser
 * was closed. Answers how to stop watching.
 */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  const listeners = new AbortController();
  let noted = 0;
  const isIdle = () => Date.now() - lastActivity() >= minutes * 60_000;
  const look = () => {
    if (isIdle()) onIdle();
  };
  const touched = () => {
    // whoever comes back too late is noticed here before the next look would
    if (isIdle()) onIdle();
    else if (Date.now() - noted > precision) {
      noted = Date.now();
      noteActivity();
    }
  };
  for (const sign of signs)
    document.addEventListener(sign, touched, { signal: listeners.signal, passive: true, capture: true });
  document.addEventListener('visibilitychange', look, { signal: listeners.signal });
  const timer = setInterval(look, precision);
  if (!localStorage.getItem(KEY)) noteActivity();
  look();
  return () => {
    clearInterval(timer);
    listeners.abort();
  };
}
