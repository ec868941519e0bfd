import { createStore } from '@/lib/state/store';

const placeOf = (list: string) => `columns:${list}`;

const startChoice = (ids: readonly string[]) => createStore<readonly string[]>(ids);
const choices = new Map<string, ReturnType<typeof startChoice>>();
const usual = startChoice([]);

function choiceOf(list: string) {
  const known = choices.get(list);
  if (known) return known;
  const stored = localStorage.getItem(placeOf(list)) ?? '';
  const choice = startChoice(stored === '' ? [] : stored.split(','));
  choices.set(list, choice);
  return choice;
}

/** The columns this device's user wants in a list when its address names none. */
export const useChosenColumns = (list: string | undefined): readonly string[] =>
  (list === undefined ? usual : choiceOf(list)).use();

export function chooseColumns(list: string, ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(placeOf(list));
  else localStorage.setItem(placeOf(list), ids.join(','));
  choiceOf(list).set(ids);
}
