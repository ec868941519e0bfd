import { useSyncExternalStore } from 'react';
import type { Tone } from './tone';

export type Toast = { id: number; at: Date; tone: Tone; title: string; message?: string };

const KEPT = 20;

let current: Toast | null = null;
let history: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

function announce() {
  for (const notify of listeners) notify();
}

/** Tells the user what happened. It replaces the one on screen at once and joins the history. */
export function toast({
  tone = 'success',
  title,
  message,
}: {
  tone?: Tone;
  title: string;
  message?: string;
}) {
  current = { id: ++lastId, at: new Date(), tone, title, message };
  history = [current, ...history].slice(0, KEPT);
  announce();
}

export function dismissToast() {
  current = null;
  announce();
}

/** The last 20, newest first. */
export const useToastHistory = () => useSyncExternalStore(subscribe, () => history);

export function clearToastHistory() {
  history = [];
  announce();
}

export const useCurrentToast = () => useSyncExternalStore(subscribe, () => current);
