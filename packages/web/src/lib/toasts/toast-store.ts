import type { Tone } from '@turoos/contract';
import { createStore } from '@/lib/state/store';

export type Toast = {
  id: number;
  at: Date;
  tone: Tone;
  title: string;
  message?: string;
  /** Takes back what the toast reports, while it is shown. */
  undo?: () => void;
};

const KEPT = 20;

const current = createStore<Toast | null>(null);
const history = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast in place of the current one and adds it to the history. */
export function toast({
  tone = 'success',
  title,
  message,
  undo,
}: Pick<Toast, 'title' | 'message' | 'undo'> & { tone?: Tone }) {
  const said = { id: ++lastId, at: new Date(), tone, title, message, undo };
  current.set(said);
  history.set([said, ...history.get()].slice(0, KEPT));
}

export const dismissToast = () => current.set(null);

export const useCurrentToast = current.use;

/** The last 20 toasts, newest first. */
export const useToastHistory = history.use;

export const clearToastHistory = () => history.set([]);
