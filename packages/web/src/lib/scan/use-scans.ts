import { useEffect, useEffectEvent } from 'react';
import { createScanRecogniser } from './scan-recogniser';
import { createFieldMemory, isField, isForNumbers } from './typed-fields';

interface Taker {
  take: (code: string) => void;
  /** Dialogs that may be open while it hears: those it stands in, or any number. */
  dialogs: number;
}

/** The screens and dialogs that want scans; the one opened last gets them. */
const takers: Taker[] = [];
/** Boxes for numbers, which no scan may fill. */
let guarded = 0;

interface Input {
  wanted?: boolean;
  /** Also while a dialog is open above the screen; otherwise its boxes get what is scanned then. */
  throughDialogs?: boolean;
}

/**
 * Hands every scan to this screen or dialog while it is open, whatever has the focus. The box a scan was typed into gets
 * back what it held, and Enter does nothing there.
 */
export function useScans(
  onScan: (code: string) => void,
  { wanted = true, throughDialogs = false }: Input = {},
): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    if (!wanted) return;
    const taker: Taker = {
      take: (code) => take(code),
      dialogs: throughDialogs ? Infinity : openDialogs(),
    };
    takers.push(taker);
    listenIfWanted();
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      listenIfWanted();
    };
  }, [wanted, throughDialogs]);
}

/** For a box that holds a number: a scan with nobody to take it is not written there either. */
export function useScanGuard(): void {
  useEffect(() => {
    guarded += 1;
    listenIfWanted();
    return () => {
      guarded -= 1;
      listenIfWanted();
    };
  }, []);
}

const openDialogs = () => document.querySelectorAll('dialog[open]').length;

let stop: (() => void) | undefined;

function listenIfWanted(): void {
  const isWanted = takers.length + guarded > 0;
  if (isWanted && !stop) stop = listen();
  if (isWanted) return;
  stop?.();
  stop = undefined;
}

function listen(): () => void {
  const recognise = createScanRecogniser();
  const fields = createFieldMemory();
  const listeners = new AbortController();
  const inTime = { capture: true, signal: listeners.signal };

  window.addEventListener(
    'keydown',
    (event) => {
      const { key, timeStamp: at, repeat, isComposing, ctrlKey, altKey, metaKey, target } = event;
      const verdict = recognise({ key, at, odd: repeat || isComposing || ctrlKey || altKey || metaKey });
      const latest = takers.at(-1);
      const taker = latest && openDialogs() <= latest.dialogs ? latest : undefined;
      if (verdict.is === 'first') {
        fields.forget();
        if (target instanceof HTMLSelectElement) fields.remember(target);
      }
      if (!taker && !isForNumbers(target)) return;
      if (verdict.is === 'scan') {
        event.preventDefault();
        event.stopPropagation();
        fields.restore();
        taker?.take(verdict.code);
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
  return () => listeners.abort();
}
