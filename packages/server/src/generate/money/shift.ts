import { toYer, type MoneyMovementKind } from '@turoos/contract';
import type { OpeningCount, ShiftFigures } from '../../db/column-types';
import { newId } from '../trade/new-id';
import type { Drawer } from './read-places';

/** A shift while it is open, with the figures of its report. */
export interface Shift {
  id: string;
  drawer: Drawer;
  openedAt: number;
  floats: OpeningCount[];
  people: Set<string>;
  figures: ShiftFigures;
  /** Adds a document's value to the rials of the report, at the rate of the document. */
  noteRials(of: 'total' | 'credit' | 'refunds', cents: number, rate: number | null): void;
  note(move: { kind: MoneyMovementKind; currency: string; units: number }): void;
  /** Notes money that came by other means than cash while the shift was open. */
  noteElsewhere(move: { method: string; currency: string; units: number }): void;
}

const noRials = () => ({ rials: 0, unrated: 0 });

export function newShift(drawer: Drawer, openedAt: number, floats: OpeningCount[]): Shift {
  const rials = { total: noRials(), credit: noRials(), refunds: noRials() };
  const figures: ShiftFigures = {
    movements: [],
    sales: { count: 0, total: 0, credit: 0 },
    refunds: { count: 0, total: 0 },
    rials,
    methods: [],
  };
  return {
    id: newId(openedAt),
    drawer,
    openedAt,
    floats,
    people: new Set(),
    figures,
    noteRials(of, cents, rate) {
      if (rate === null) rials[of].unrated += cents;
      else rials[of].rials += toYer(cents, rate);
    },
    note({ kind, currency, units }) {
      // a float is a count, not a sum, and a difference is what the report itself found
      if (kind === 'float' || kind === 'difference') return;
      const sum = figures.movements.find((one) => one.kind === kind && one.currency === currency);
      if (sum) add(sum, units);
      else figures.movements.push({ currency, kind, count: 1, amount: units });
    },
    noteElsewhere({ method, currency, units }) {
      const sum = figures.methods.find((one) => one.method === method && one.currency === currency);
      if (sum) add(sum, units);
      else figures.methods.push({ method, currency, count: 1, amount: units });
    },
  };
}

function add(sum: { count: number; amount: number }, units: number): void {
  sum.count++;
  sum.amount += units;
}
