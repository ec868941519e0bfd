import { arrangeColumns } from '@/ui/arrange-columns';

type Choice = { id: string; header: string; primary?: boolean; optional?: boolean };

/** All columns with whether they are shown: first the shown ones in their order, then the others. */
export function columnChoices(columns: readonly Choice[], chosen: readonly string[]) {
  const shown = arrangeColumns(columns, chosen);
  const others = columns.filter((column) => !shown.includes(column));
  return [
    ...shown.map((column) => ({ ...column, isShown: true })),
    ...others.map((column) => ({ ...column, isShown: false })),
  ];
}

export const shownOf = (choices: ReturnType<typeof columnChoices>): string[] =>
  choices.filter(({ isShown }) => isShown).map(({ id }) => id);

/** Shows a column as the last one, or hides it. */
export const switched = (shown: readonly string[], id: string, on: boolean): string[] =>
  on ? [...shown, id] : shown.filter((other) => other !== id);

/** Moves a column one place; at the ends it stays. */
export function moved(shown: readonly string[], id: string, by: 1 | -1): string[] {
  const from = shown.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= shown.length) return [...shown];
  return shown.toSpliced(from, 1).toSpliced(to, 0, id);
}
