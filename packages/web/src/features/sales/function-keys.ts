import { useEffect, useEffectEvent } from 'react';
import { matches, useShortcut } from '@/lib/keyboard/shortcuts';

/**
 * A function key (F1 to F12): unlike letters it means nothing in a text box, so it works while typing too. Listed
 * with the other shortcuts.
 */
export function useFunctionKey(keys: string, label: string, action: () => void): void {
  const run = useEffectEvent(action);
  useShortcut(keys, label, () => run());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || !matches(event, keys) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      run();
    };
    // Before the general listener, which takes a prevented key as done.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [keys]);
}
