import { useEffect } from 'react';

/** Milliseconds for which the first screen has the line for itself; screens with a meaning for scans don't wait. */
const LATER = 1000;

/** Gives scans a meaning on every screen of a signed-in user. */
export function useAppScans(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { takeAllScans } = await import('./scan-meaning');
      if (!isOver) stop = takeAllScans();
    };
    // Without the line, scans keep their meaning on the screens that have one.
    const timer = setTimeout(() => void start().catch(() => undefined), LATER);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
