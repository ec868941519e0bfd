import { useEffect } from 'react';

/** Time for the page to be drawn before the printer's window covers it. */
const PRINT_DELAY = 500;

/** Opens the print window once, a moment after what is to be printed is there. */
export function usePrintLater(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => window.print(), PRINT_DELAY);
    return () => clearTimeout(timer);
  }, [ready]);
}
