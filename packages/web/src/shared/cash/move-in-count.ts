import type { KeyboardEvent } from 'react';

/**
 * Moves down the boxes of a count with Enter and the down arrow, up with the up arrow. Below the last box comes the
 * dialog's submit button, so that a count ends with two presses of Enter.
 */
export function moveInCount(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-count-box]')];
  const at = boxes.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = at + step;
  if (next < 0) return;
  const submit = event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('[type=submit]');
  (boxes[next] ?? submit)?.focus();
}
