/** Storage key of the user's last activity in any tab of this browser. */
const KEY = 'last_activity';
/** Milliseconds: activity is stored at most this often. */
const precision = 5000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

const lastActivity = (): number => Number(localStorage.getItem(KEY)) || Date.now();
export const noteActivity = (): void => localStorage.setItem(KEY, String(Date.now()));

/**
 * Calls `onIdle` after so many minutes without activity, including time in which the computer slept or the
 * browser was closed. Returns a function that stops watching.
 */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  const listeners = new AbortController();
  let noted = 0;
  const isIdle = () => Date.now() - lastActivity() >= minutes * 60_000;
  const look = () => {
    if (isIdle()) onIdle();
  };
  const touched = () => {
    // A user who returns too late is noticed here, before the next check.
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
