/**
 * Selects at once, so that the first key replaces the amount, and again after a click has placed the caret. Not in a field
 * that was left meanwhile: Chromium moves the focus there, and two fields would take it from each other for ever.
 */
export function selectAll(field: HTMLInputElement): void {
  const { value } = field;
  field.select();
  requestAnimationFrame(() => {
    if (field.value === value && field.ownerDocument.activeElement === field) field.select();
  });
}
