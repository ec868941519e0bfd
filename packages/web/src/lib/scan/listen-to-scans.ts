import { noteKey } from './between-scans';
import { deliverScan } from './scan-receivers';
import { createScanRecogniser } from './scan-recogniser';
import { createFieldMemory, isField } from './typed-fields';

/** Security keys type as fast as scanners, and what they type is meant for this field. */
const isSecret = (target: EventTarget | null) =>
  target instanceof HTMLInputElement &&
  (target.type === 'password' || target.autocomplete === 'one-time-code');

let users = 0;
let stop: (() => void) | undefined;

/** Recognises scans until everyone who asked for it has called the returned function. */
export function listenToScans(): () => void {
  users += 1;
  stop ??= listen();
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    stop = undefined;
  };
}

/**
 * Recognises scans whatever has the focus. The field that a scan was typed into gets its old content back, and the final
 * Enter is swallowed.
 */
function listen(): () => void {
  const recognise = createScanRecogniser();
  const fields = createFieldMemory();
  const listeners = new AbortController();
  const inTime = { capture: true, signal: listeners.signal };

  window.addEventListener(
    'keydown',
    (event) => {
      const { key, timeStamp: at, repeat, isComposing, ctrlKey, altKey, metaKey, target } = event;
      const verdict = recognise({
        key,
        at,
        odd: repeat || isComposing || ctrlKey || altKey || metaKey || isSecret(target),
      });
      if (verdict.is === 'first') {
        fields.forget();
        if (target instanceof HTMLSelectElement) fields.remember(target);
      } else if (verdict.is === 'scan') {
        event.preventDefault();
        event.stopPropagation();
        fields.restore();
        deliverScan(verdict.code);
      } else if (verdict.is === 'next' && verdict.fast) {
        // The key is typed, and undone if a scan follows, but it triggers no shortcut.
        event.stopPropagation();
        if (!isField(target) || target instanceof HTMLSelectElement) event.preventDefault();
      }
      noteKey(verdict);
    },
    inTime,
  );
  // Just before the input: this very key may have moved the focus into the field.
  window.addEventListener('beforeinput', ({ target }) => fields.remember(target), inTime);
  return () => listeners.abort();
}
