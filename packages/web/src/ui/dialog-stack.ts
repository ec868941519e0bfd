import { createStore } from '@/lib/state/store';

/*
 * While a modal dialog is open the browser makes everything outside it inert, so what must stay usable
 * above it (toasts) is rendered into the topmost dialog. This is the list of the open ones.
 */
const open = createStore<readonly HTMLDialogElement[]>([]);

/** Registers an open dialog; the returned function takes it off again. */
export function pushDialog(dialog: HTMLDialogElement) {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

export const useTopDialog = () => open.use().at(-1) ?? null;
