import { useEffect } from 'react';

/** Milliseconds for which the first screen has the line for itself; screens with a meaning for scans don't wait. */
const LATER = 1000;

/** Gives scans a meaning on every screen of a signed-in user. */
export function useAppScans(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    let isBegun = false;
    const start = async () => {
      if (isBegun) return;
      isBegun = true;
      const { takeAllScans } = await import('./scan-meaning');
      if (!isOver) stop = takeAllScans();
    };
    // Without the line, scans keep their meaning on the screens that have one.
    const begin = () => void start().catch(() => undefined);
    const timer = setTimeout(begin, LATER);
    // a field that has the focus would be typed into
    document.addEventListener('focusin', begin, { once: true });
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('focusin', begin);
      stop?.();
    };
  }, []);
}
