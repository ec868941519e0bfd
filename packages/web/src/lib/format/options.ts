/** Makes the options of a select from a table of labels, or of statuses that have one. */
export const optionsOf = (
  named: Readonly<Record<string, string | { label: string }>>,
): { value: string; label: string }[] =>
  Object.entries(named).map(([value, name]) => ({
    value,
    label: typeof name === 'string' ? name : name.label,
  }));
