import type { KeyboardEvent } from 'react';

const boxesIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('[data-count-box]')];

/**
 * Moves in a count as in a sheet: down with Enter and the down arrow, up with the up arrow, and between the currencies
 * with the other arrows. Below the last box comes the dialog's submit button, so that a count ends with two presses of
 * Enter; Ctrl+Enter sends it from anywhere.
 */
export function moveInCount(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: count } = event;
  const box = event.target as HTMLElement;
  if (!box.matches('[data-count-box]') || event.altKey || event.metaKey) return;
  const submit = count.closest('dialog')?.querySelector<HTMLElement>('[type=submit]');
  if (event.ctrlKey) {
    if (key !== 'Enter') return;
    event.preventDefault();
    submit?.click();
    return;
  }
  const boxes = boxesIn(count);
  const at = boxes.indexOf(box);
  const places: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    Enter: () => boxes[at + 1] ?? submit,
    ArrowDown: () => boxes[at + 1] ?? submit,
    ArrowUp: () => boxes[at - 1],
    // the first currency is on the right
    ArrowLeft: () => beside(box, count, 1),
    ArrowRight: () => beside(box, count, -1),
  };
  const place = places[key];
  if (!place) return;
  event.preventDefault();
  place()?.focus();
}

/** Returns the box at the same height in another currency, or its last one. */
function beside(box: HTMLElement, count: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const columns = [...count.querySelectorAll('fieldset')].map(boxesIn);
  const column = columns.findIndex((boxes) => boxes.includes(box));
  const row = columns[column]?.indexOf(box) ?? 0;
  const other = columns[column + step];
  return other?.[row] ?? other?.at(-1);
}
