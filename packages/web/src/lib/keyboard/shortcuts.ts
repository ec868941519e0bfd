import { useEffect, useEffectEvent } from 'react';
import { createStore } from '@/lib/state/store';

export interface Shortcut {
  /** 'Ctrl+K', '/', '?' */
  keys: string;
  label: string;
}

interface Registered extends Shortcut {
  /** null for a key that the screen handles itself and is only listed. */
  run: (() => void) | null;
  overDialogs: boolean;
}

const registered = createStore<readonly Registered[]>([]);

/** All shortcuts that work now, for the list under `?`: of two with the same keys the newest, which is the one that runs. */
export function useShortcuts(): readonly Shortcut[] {
  const all = registered.use();
  return all.filter(({ keys }, place) => all.findLastIndex((other) => other.keys === keys) === place);
}

/**
 * Registers a shortcut while the component is mounted. Shortcuts with Ctrl or Alt and function keys work while
 * typing too, because they type nothing; plain ones don't. Only those for it work over an open dialog, and none while
 * one is on its way. Without an action the keys are only listed, for those that the screen handles where the focus is.
 */
export function useShortcut(
  keys: string,
  label: string,
  action: (() => void) | null,
  { overDialogs = false }: { overDialogs?: boolean } = {},
): void {
  const run = useEffectEvent(() => action?.());
  const isListedOnly = action === null;
  useEffect(() => {
    const entry = { keys, label, overDialogs, run: isListedOnly ? null : () => run() };
    registered.set([...registered.get(), entry]);
    return () => registered.set(registered.get().filter((other) => other !== entry));
  }, [keys, label, overDialogs, isListedOnly]);
}

let pauses = 0;

/** Ignores shortcuts until the returned function is called: while a dialog loads, what is typed is meant for it. */
export function pauseShortcuts(): () => void {
  let isOver = false;
  pauses += 1;
  return () => {
    if (!isOver) pauses -= 1;
    isOver = true;
  };
}

/** Runs the newest shortcut that matches a key press; started once. */
export function listenToShortcuts(): () => void {
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  if (pauses > 0) return;
  const isCovered = document.querySelector('dialog[open]') !== null;
  const wanted = registered
    .get()
    .findLast(({ keys, overDialogs, run }) => run && matches(event, keys) && (overDialogs || !isCovered));
  if (!wanted?.run || (isTyping(event.target) && typesSomething(event))) return;
  event.preventDefault();
  wanted.run();
}

const typesSomething = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !/^F\d+$/.test(key);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * With the Arabic layout a key types another letter (Ctrl+K gives ن), so its physical position is compared
 * too.
 */
export function matches(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  keys: string,
): boolean {
  const parts = keys === '+' ? ['+'] : keys.split('+');
  const wanted = (parts.at(-1) ?? '').toLowerCase();
  if (parts.includes('Ctrl') !== (event.ctrlKey || event.metaKey)) return false;
  if (parts.includes('Alt') !== event.altKey) return false;
  if (parts.includes('Shift') && !event.shiftKey) return false;
  const written = event.key.toLowerCase();
  if (written === wanted) return true;
  const foreign = written.length === 1 && written > '\u007f';
  return foreign && placeOf(wanted, event.shiftKey) === event.code;
}

/** The `code` of a key's position; undefined when Shift makes it another key. */
function placeOf(wanted: string, shift: boolean): string | undefined {
  if (/^[a-z]$/.test(wanted)) return `Key${wanted.toUpperCase()}`;
  if (/^\d$/.test(wanted)) return `Digit${wanted}`;
  if (wanted === '/') return shift ? undefined : 'Slash';
  if (wanted === '?') return shift ? 'Slash' : undefined;
  return undefined;
}
