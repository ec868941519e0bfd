import { useEffect, useEffectEvent } from 'react';
import { createScanRecogniser } from './scan-recogniser';
import { createFieldMemory, isField, isForNumbers } from './typed-fields';

interface ScanReceiver {
  take: (code: string) => void;
  /** How many dialogs may be open while it receives scans: those around it, or any number. */
  dialogs: number;
}

/** The mounted screens and dialogs that receive scans; the one opened last gets each scan. */
const receivers: ScanReceiver[] = [];
/** Number of mounted number fields, which no scan may fill. */
let guarded = 0;

interface Input {
  wanted?: boolean;
  /** Receives scans also while a dialog is open above the screen; otherwise the dialog's fields get them. */
  throughDialogs?: boolean;
}

/**
 * Passes every scan to this screen or dialog while it is open, whatever has the focus. The field that the
 * scan was typed into gets its old content back, and the final Enter is swallowed.
 */
export function useScans(
  onScan: (code: string) => void,
  { wanted = true, throughDialogs = false }: Input = {},
): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    if (!wanted) return;
    const receiver: ScanReceiver = {
      take: (code) => take(code),
      dialogs: throughDialogs ? Infinity : openDialogs(),
    };
    receivers.push(receiver);
    listenIfWanted();
    return () => {
      receivers.splice(receivers.indexOf(receiver), 1);
      listenIfWanted();
    };
  }, [wanted, throughDialogs]);
}

/** For number fields: a scan that no screen receives is not typed into them either. */
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
  const isWanted = receivers.length + guarded > 0;
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
      const latest = receivers.at(-1);
      const receiver = latest && openDialogs() <= latest.dialogs ? latest : undefined;
      if (verdict.is === 'first') {
        fields.forget();
        if (target instanceof HTMLSelectElement) fields.remember(target);
      }
      if (!receiver && !isForNumbers(target)) return;
      if (verdict.is === 'scan') {
        event.preventDefault();
        event.stopPropagation();
        fields.restore();
        receiver?.take(verdict.code);
      } else if (verdict.is === 'next' && verdict.fast) {
        // The key is typed, and undone if a scan follows, but it triggers no shortcut.
        event.stopPropagation();
        if (!isField(target) || target instanceof HTMLSelectElement) event.preventDefault();
      }
    },
    inTime,
  );
  // Just before the input: this very key may have moved the focus into the field.
  window.addEventListener('beforeinput', ({ target }) => fields.remember(target), inTime);
  return () => listeners.abort();
}
