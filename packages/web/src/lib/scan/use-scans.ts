import { useEffect, useEffectEvent } from 'react';
import { createScanRecogniser } from './scan-recogniser';
import { createFieldMemory, isField } from './typed-fields';

interface Taker {
  take: (code: string) => void;
  throughDialogs: boolean;
}

/** The screens that want scans; the one opened last gets them. */
const takers: Taker[] = [];

interface Wish {
  wanted?: boolean;
  /** Also while a dialog is open above the screen; otherwise its boxes get what is scanned then. */
  throughDialogs?: boolean;
}

/**
 * Hands every scan to this screen while it is open, whatever has the focus. The box a scan was typed into gets back
 * what it held, and Enter does nothing there.
 */
export function useScans(
  onScan: (code: string) => void,
  { wanted = true, throughDialogs = false }: Wish = {},
): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    if (!wanted) return;
    const taker: Taker = { take: (code) => take(code), throughDialogs };
    takers.push(taker);
    if (takers.length === 1) listen();
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      if (takers.length === 0) stop();
    };
  }, [wanted, throughDialogs]);
}

let stop: () => void = () => undefined;

function listen(): void {
  const recognise = createScanRecogniser();
  const fields = createFieldMemory();
  const listeners = new AbortController();
  const inTime = { capture: true, signal: listeners.signal };
  stop = () => listeners.abort();

  window.addEventListener(
    'keydown',
    (event) => {
      const { key, timeStamp: at, repeat, isComposing, ctrlKey, altKey, metaKey, target } = event;
      const verdict = recognise({ key, at, odd: repeat || isComposing || ctrlKey || altKey || metaKey });
      const taker = takers.at(-1);
      if (!taker || (!taker.throughDialogs && document.querySelector('dialog[open]'))) return;
      if (verdict.is === 'scan') {
        event.preventDefault();
        event.stopPropagation();
        fields.restore();
        taker.take(verdict.code);
      } else if (verdict.is === 'first') {
        fields.forget();
        if (target instanceof HTMLSelectElement) fields.remember(target);
      } else if (verdict.is === 'next' && verdict.fast) {
        // it is written, and taken back if it was a scan; but what keys do on this screen it does not
        event.stopPropagation();
        if (!isField(target) || target instanceof HTMLSelectElement) event.preventDefault();
      }
    },
    inTime,
  );
  // on the way to the field, which may have got the focus only by this key
  window.addEventListener('beforeinput', ({ target }) => fields.remember(target), inTime);
}
