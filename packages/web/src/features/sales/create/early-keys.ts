import { useEffect } from 'react';
import { useScans } from '@/lib/scan/use-scans';

let entered: string[] = [];
let begun = '';

/** Records what is typed or scanned while the sale screen is still loading. */
export function useEarlyKeys(): void {
  useScans((code) => void entered.push(code));
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const note = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      // the end of a scan, also of one that another part of the app takes: its letters came one by one
      if (key === 'Enter' && defaultPrevented) begun = '';
      if (ctrlKey || metaKey || altKey || (target as Element).closest('input, textarea, select')) return;
      if (key === 'Backspace') begun = begun.slice(0, -1);
      else if (key.length === 1) begun += key;
    };
    // Captured, because fast letters go no further; the Enter of a scan does not come here either.
    window.addEventListener('keydown', note, { capture: true, signal });
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && enter(), { signal });
    return () => listeners.abort();
  }, []);
}

function enter(): void {
  if (begun.trim() !== '') entered.push(begun.trim());
  begun = '';
}

/** Returns and clears the recorded keys: the numbers ended with Enter or scanned, and the text after them. */
export function takeEarlyKeys(): { entered: string[]; begun: string } {
  const taken = { entered, begun };
  entered = [];
  begun = '';
  return taken;
}
