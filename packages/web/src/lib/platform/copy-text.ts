/** Copies text to the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http has no clipboard API, and over https the user may have denied it.
    return copySelected(text);
  }
}

/** The old way, which needs no https: selects a text field and copies the selection. */
function copySelected(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'fixed opacity-0';
  const before = document.activeElement;
  // Outside an open modal dialog nothing can be selected.
  const room = before?.closest('dialog[open]') ?? document.body;
  room.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
