import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { arrowStep } from './arrow-step';

type GridActions = {
  onEnter: (row: number) => void;
  /** Picks a row, or with Shift all rows up to it; absent when rows can't be picked. */
  onSpace?: (row: number, upTo: boolean) => void;
  onAll?: () => void;
};

/**
 * The keyboard of a grid: one stop of the Tab key, arrows between cells, Home and End within a row and with Ctrl
 * over all rows, Enter on a row, Space to pick it. The focus is in the document alone, so that moving it renders
 * nothing.
 */
export function useGridKeys(enabled: boolean, { onEnter, onSpace, onAll }: GridActions) {
  const body = useRef<HTMLTableSectionElement>(null);

  // Controls inside the cells are reached from their cell; otherwise a hundred rows would be hundreds of stops.
  useLayoutEffect(() => {
    if (!enabled || !body.current) return;
    for (const control of body.current.querySelectorAll<HTMLElement>(newControls)) control.tabIndex = -1;
    if (!body.current.querySelector('td[tabindex="0"]')) {
      const first = body.current.querySelector('td');
      if (first) first.tabIndex = 0;
    }
  });

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const cell = target.closest<HTMLElement>('td');
    if (!cell || !currentTarget.contains(cell)) return;
    for (const stop of currentTarget.querySelectorAll<HTMLElement>('td[tabindex="0"]')) stop.tabIndex = -1;
    cell.tabIndex = 0;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLTableCellElement>('td');
    const isOwn =
      cell && event.currentTarget.contains(cell) && !target.closest('[popover], input:not([type=checkbox])');
    if (!isOwn || event.defaultPrevented || event.altKey) return;
    const row = (cell.parentElement as HTMLTableRowElement).sectionRowIndex;
    const onCell = target === cell || target.hasAttribute('data-row-opener');

    const next = destination(event, cell, body.current);
    if (next) next.focus();
    else if (event.key === ' ' && onCell && onSpace && !event.ctrlKey) onSpace(row, event.shiftKey);
    else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && onAll) onAll();
    else if (event.key === 'Enter' && target === cell) enter(cell, () => onEnter(row));
    else if (event.key === 'Escape' && target !== cell) cell.focus();
    else return;
    event.preventDefault();
  };

  /** A button is pressed when Space is released. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' && onSpace && (event.target as HTMLElement).hasAttribute('data-row-opener')) {
      event.preventDefault();
    }
  };

  return enabled ? { ref: body, onFocus, onKeyDown, onKeyUp } : { ref: body };
}

const controls = 'button, a[href], input, select';
/** Writing the attribute again would cost a large table most of the time of a key. */
const newControls = `:is(${controls}):not([tabindex="-1"])`;

/** Presses the only control of a cell, goes to the first of several, and otherwise acts on the row. */
function enter(cell: HTMLElement, actOnRow: () => void): void {
  const inside = [...cell.querySelectorAll<HTMLElement>(`:is(${controls}):not([data-row-opener])`)];
  if (inside.length === 0) actOnRow();
  else if (inside.length > 1 || !(inside[0] instanceof HTMLButtonElement)) inside[0]?.focus();
  else {
    inside[0].focus();
    inside[0].click();
  }
}

function destination(
  event: KeyboardEvent,
  cell: HTMLTableCellElement,
  body: HTMLTableSectionElement | null,
): HTMLElement | undefined {
  const row = cell.parentElement as HTMLTableRowElement;
  const rows = body?.rows;
  if (!rows || event.shiftKey) return undefined;
  const { cellIndex } = cell;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'Home') return rows[0]?.cells[0];
    if (event.key === 'End') return rows[rows.length - 1]?.cells[row.cells.length - 1];
    return undefined;
  }
  if (event.key === 'ArrowDown') return rows[row.sectionRowIndex + 1]?.cells[cellIndex] ?? cell;
  if (event.key === 'ArrowUp') return rows[row.sectionRowIndex - 1]?.cells[cellIndex] ?? cell;
  if (event.key === 'Home') return row.cells[0];
  if (event.key === 'End') return row.cells[row.cells.length - 1];
  const step = arrowStep(event.key);
  return step === 0 ? undefined : (row.cells[cellIndex + step] ?? cell);
}
