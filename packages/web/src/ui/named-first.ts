import { fold } from '@turoos/contract';

/** Whether a name itself holds what was typed; others are found by a phone, a code or a contact. */
export const isNamed = (name: string, typed: string): boolean => fold(name).includes(fold(typed));

/**
 * Puts those first whose name begins with what was typed, then those whose name holds it, each in the given order: Enter
 * takes the first.
 */
export function namedFirst<T extends { name: string }>(rows: readonly T[], typed: string): T[] {
  const place = ({ name }: T) => (fold(name).startsWith(fold(typed)) ? 0 : isNamed(name, typed) ? 1 : 2);
  return rows.toSorted((a, b) => place(a) - place(b));
}
