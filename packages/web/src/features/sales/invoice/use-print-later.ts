import { useEffect } from 'react';

/** Milliseconds for the page to render before the print dialog covers it. */
const PRINT_DELAY = 500;

/** Opens the print dialog once, shortly after the printed content is ready. */
export function usePrintLater(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => window.print(), PRINT_DELAY);
    return () => clearTimeout(timer);
  }, [ready]);
}
