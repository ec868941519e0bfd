import type { ChangeEvent } from 'react';

/**
 * Returns the text of an amount box after a key. Of an amount that was shown with thousands separators they are taken out:
 * what a deleted digit leaves of 12,500 would be read as 12.50. The caret stays between its digits.
 */
export function ungrouped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, wasShown: boolean): string {
  const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
  if (wasShown && !isPasted && target.value.includes(',')) {
    const caret = target.value.slice(0, target.selectionStart ?? undefined).replaceAll(',', '').length;
    target.value = target.value.replaceAll(',', '');
    target.setSelectionRange(caret, caret);
  }
  return target.value;
}
