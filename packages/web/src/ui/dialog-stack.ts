import { useSyncExternalStore } from 'react';

/*
 * While a modal dialog is open the browser makes everything outside it inert, so what must stay usable
 * above it (toasts) is rendered into the topmost dialog. This is the list of the open ones.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const notify of listeners) notify();
}

/** Registers an open dialog; the returned function takes it off again. */
export function pushDialog(dialog: HTMLDialogElement) {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

export const useTopDialog = () => useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
