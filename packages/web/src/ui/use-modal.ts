import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { pushDialog } from './dialog-stack';

/** Stays true after closing until the closing animation has finished. */
export function usePresence(open: boolean) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  return { present: open || present, gone: () => setPresent(false) };
}

const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]:not([tabindex="-1"])';

const focusable = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.matches(':disabled') && element.checkVisibility(),
  );

/** Whether Escape belongs to an open list or menu, which it closes instead of the dialog around it. */
const belongsToPopup = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=menu], [role=listbox], [aria-expanded=true]') !== null;

function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = focusable(dialog);
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  if (document.activeElement !== edge && document.activeElement !== dialog) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}

/** The element that had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/**
 * The browser returns the focus to the opener, which may be gone: when two stacked dialogs close together, the lower one
 * can be removed first. The focus then goes to the opener of the lower dialog.
 */
function giveFocusBack(dialog: Element) {
  const { activeElement, body } = document;
  if (activeElement !== body && !dialog.contains(activeElement)) return placeCaret(activeElement);
  let opener = openers.get(dialog);
  while (opener && !opener.isConnected) {
    const lower: Element | null = opener.closest('dialog');
    opener = lower && openers.get(lower);
  }
  if (opener instanceof HTMLElement) opener.focus();
}

/** Chromium returns the focus to a text field without its caret: keys reach it then, but type nothing. */
function placeCaret(field: Element | null) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end } = field;
  // null in fields without a caret, as those of dates
  if (start !== null) field.setSelectionRange(start, end);
}

type Modal = { open: boolean; onDismiss: () => void; onGone: () => void };

/**
 * Drives a native modal `<dialog>`. The browser provides the top layer, the inert page and the return of
 * focus; this hook adds focus wrapping, dismissal that the caller can refuse, and the closing animation.
 */
export function useModal({ open, onDismiss, onGone }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  const gone = useEffectEvent(onGone);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openers.set(dialog, document.activeElement);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const leaveStack = pushDialog(dialog);
    return () => {
      leaveStack();
      dialog.close();
      giveFocusBack(dialog);
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Handled on keydown, because browsers let a page prevent `cancel` only once in a row.
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Tab') keepFocusInside(dialog, event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (!belongsToPopup(event.target)) dismiss();
      },
      { signal },
    );
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        dismiss();
      },
      { signal },
    );
    // The panel fills the dialog, so a press on the dialog element itself is on its backdrop.
    dialog.addEventListener('mousedown', (event) => event.target === dialog && dismiss(), { signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (open || !dialog) return;
    let waiting = true;
    const animations = dialog.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(animations).then(() => waiting && gone());
    return () => {
      waiting = false;
    };
  }, [open]);

  return ref;
}
