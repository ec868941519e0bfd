import { keysOf } from '@turoos/contract';

/** Makes the options of a select from a table of labels, or of statuses that have one. */
export const optionsOf = <Value extends string>(
  named: Readonly<Record<Value, string | { label: string }>>,
): { value: Value; label: string }[] =>
  keysOf(named).map((value) => {
    const name = named[value];
    return { value, label: typeof name === 'string' ? name : name.label };
  });
