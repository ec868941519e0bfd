import { createStore } from '@/lib/state/store';

/*
 * The stack of open dialogs. While a modal dialog is open the browser makes everything outside it inert, so
 * toasts, which must stay usable, are rendered into the topmost dialog.
 */
const open = createStore<readonly HTMLDialogElement[]>([]);

/** Registers an open dialog and returns a function that unregisters it. */
export function pushDialog(dialog: HTMLDialogElement) {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

export const useTopDialog = () => open.use().at(-1) ?? null;
