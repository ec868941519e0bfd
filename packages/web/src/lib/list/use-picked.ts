import { MOST_PICKED } from '@turoos/contract';
import { useState, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/state/store';

/**
 * The rows the user has picked, on other pages of the list too. They are kept outside React's state, so that
 * picking a row renders that row and the bar of actions, and not the whole list.
 */
export interface Picked<Row> {
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string;
  has: (row: Row) => boolean;
  /** Picks rows or lets them go; beyond the limit nothing more is picked. */
  pick: (rows: readonly Row[], on: boolean) => void;
  toggle: (row: Row) => void;
  /** Picks from the row that was picked last up to this one, in the order shown. */
  pickUpTo: (row: Row, shown: readonly Row[]) => void;
  /** Replaces picked rows by what the list has loaded since. */
  refresh: (loaded: readonly Row[]) => void;
  clear: () => void;
  rows: () => readonly Row[];
  subscribe: (listener: () => void) => () => void;
}

const never = () => () => {};
const none: readonly never[] = [];

/** Whether a row is picked; undefined in a list whose rows can't be. */
export const useIsPicked = <Row>(picked: Picked<Row> | undefined, row: Row): boolean | undefined =>
  useSyncExternalStore(picked?.subscribe ?? never, () => picked?.has(row));

export const useAnyPicked = <Row>(picked: Picked<Row> | undefined): boolean =>
  useSyncExternalStore(picked?.subscribe ?? never, () => picked !== undefined && picked.rows().length > 0);

export const usePickedRows = <Row>(picked: Picked<Row> | undefined): readonly Row[] =>
  useSyncExternalStore(picked?.subscribe ?? never, () => picked?.rows() ?? none);

export function createPicked<Row extends { _id: string }>(nameOf: (row: Row) => string): Picked<Row> {
  const store = createStore<ReadonlyMap<string, Row>>(new Map());
  let rows: readonly Row[] = none;
  let last: string | undefined;

  const set = (next: ReadonlyMap<string, Row>) => {
    rows = [...next.values()];
    store.set(next);
  };
  const has = (row: Row) => store.get().has(row._id);
  const pick = (some: readonly Row[], on: boolean) => {
    const next = new Map(store.get());
    for (const row of some) {
      if (!on) next.delete(row._id);
      else if (next.has(row._id) || next.size < MOST_PICKED) next.set(row._id, row);
    }
    last = some.at(-1)?._id;
    set(next);
  };

  return {
    nameOf,
    has,
    pick,
    toggle: (row) => pick([row], !has(row)),
    pickUpTo: (row, shown) => {
      const to = shown.indexOf(row);
      const from = shown.findIndex(({ _id }) => _id === last);
      if (from === -1 || to === -1) pick([row], true);
      else pick(from < to ? shown.slice(from, to + 1) : shown.slice(to, from + 1).toReversed(), true);
    },
    refresh: (loaded) => {
      const newer = loaded.filter((row) => has(row) && store.get().get(row._id) !== row);
      if (newer.length === 0) return;
      const next = new Map(store.get());
      for (const row of newer) next.set(row._id, row);
      set(next);
    },
    clear: () => set(new Map()),
    rows: () => rows,
    subscribe: store.subscribe,
  };
}

/** Picked rows for a screen's list: `usePicked<Part>((part) => part.name)`. */
export function usePicked<Row extends { _id: string }>(nameOf: (row: Row) => string): Picked<Row> {
  return useState(() => createPicked(nameOf))[0];
}
