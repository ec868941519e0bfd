/** The choices of a select, of what the contract calls each value: its label, or a status with one. */
export const optionsOf = (
  named: Readonly<Record<string, string | { label: string }>>,
): { value: string; label: string }[] =>
  Object.entries(named).map(([value, name]) => ({
    value,
    label: typeof name === 'string' ? name : name.label,
  }));
