/** Puts text on the clipboard; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // there is no clipboard over plain http, and over https it may be forbidden
    return copySelected(text);
  }
}

/** The old way, which needs no https: a field is selected, and the browser told to copy what is. */
function copySelected(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'fixed opacity-0';
  const before = document.activeElement;
  // behind an open dialog nothing can be selected
  const room = before?.closest('dialog[open]') ?? document.body;
  room.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
