import { useEffect } from 'react';

let typed = '';

/** Records what is typed or scanned while the sale screen is still loading. */
export function useEarlyKeys(): void {
  useEffect(() => {
    typed = '';
    const note = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || (target as Element).closest('input, textarea, select')) return;
      if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key === 'Enter') typed += '\n';
      else if (key.length === 1) typed += key;
    };
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
}

/** Returns and clears the recorded keys: the numbers ended with Enter, and the text after them. */
export function takeEarlyKeys(): { entered: string[]; begun: string } {
  const lines = typed.split('\n');
  typed = '';
  const begun = lines.pop() ?? '';
  return { entered: lines.map((line) => line.trim()).filter(Boolean), begun };
}
