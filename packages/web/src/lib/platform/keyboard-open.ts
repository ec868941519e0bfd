import { useEffect, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** More than the bars that a phone's browser shows and hides while the page scrolls. */
const LEAST_KEYBOARD = 150;

/** Browsers do not tell that the keyboard is open: the window is lower than it was before, while a field has the focus. */
export const keyboardCovers = (tallest: Size, now: Size, typing: boolean): boolean =>
  typing && now.width === tallest.width && now.height < tallest.height - LEAST_KEYBOARD;

const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;

const sizeNow = (): Size => ({ width: innerWidth, height: visualViewport?.height ?? innerHeight });

/** Whether the on-screen keyboard takes the lower part of the screen. */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let tallest = sizeNow();
    const look = () => {
      const now = sizeNow();
      if (now.width !== tallest.width || now.height > tallest.height) tallest = now;
      setOpen(keyboardCovers(tallest, now, isTyping()));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const target of [visualViewport, window]) target?.addEventListener('resize', look, { signal });
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, look, { signal });
    return () => listeners.abort();
  }, []);
  return open;
}
