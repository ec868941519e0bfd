import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { VinColumn, VinRow } from '../vin-columns';
import { fillDown, paste, pastedCells, type Place } from './sheet-edits';

type Change = (change: (rows: readonly VinRow[]) => VinRow[]) => void;

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard of the table: Enter and arrows move within a column, Ctrl+D fills down, a copied block is pasted
 * as cells.
 */
export function useSheetKeys(table: RefObject<HTMLTableElement | null>, onChange: Change) {
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyD') {
      event.preventDefault();
      return onChange((rows) => fillDown(rows, place));
    }
    const step = steps[event.key];
    const isOwnKey = event.target instanceof HTMLSelectElement && event.key !== 'Enter';
    if (step === undefined || isOwnKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { column, row } = place;
    const next = table.current?.querySelector<HTMLElement>(
      `[data-column="${column}"][data-row="${row + step}"]`,
    );
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    // a single value is pasted by the browser at the caret
    if (!place || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    onChange((rows) => paste(rows, place, cells));
  };

  return { onKeyDown, onPaste };
}

function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: column as VinColumn };
}
