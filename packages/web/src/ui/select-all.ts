/**
 * Selects at once, so that the first key replaces the amount, and again after a click has placed the caret.
 */
export function selectAll(field: HTMLInputElement): void {
  const { value } = field;
  field.select();
  requestAnimationFrame(() => {
    if (field.value === value) field.select();
  });
}
