import type {
  BroughtChange,
  BroughtKind,
  BroughtProblem,
  BroughtQuestion,
  BroughtRows,
  BroughtSums,
  SheetChoice,
  SheetPreview,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import type { ComingParts } from './coming-parts';
import type { Units } from './units';
import type { Warehouses } from './warehouses';

/** What plans compare the sheets with. */
export interface Shop {
  db: Db;
  user: Actor;
  today: string;
  /** The last day of closed books. */
  closedUntil: string | null;
  warehouses: Warehouses;
  units: Units;
  coming: ComingParts;
}

/** The checked rows of a sheet, in portions. Plans add to its problems. */
export interface SheetToPlan<K extends BroughtKind> {
  kind: K;
  place: number;
  name: string;
  choice: SheetChoice;
  portions: () => AsyncIterable<BroughtRows[K][]>;
  problems: BroughtProblem[];
  skipped: number;
  /** Why the choices or the user's rights keep it out. */
  refused: string;
}

/** What a sheet would do to the shop as it is now. */
export interface SheetPlan<K extends BroughtKind> {
  kind: K;
  place: number;
  name: string;
  choice: SheetChoice;
  problems: BroughtProblem[];
  skipped: number;
  sums: BroughtSums;
  /** The balances as the file has them. */
  written?: SheetPreview['written'];
  /** The first of the records that exist and change. */
  changes: BroughtChange[];
  questions: BroughtQuestion[];
  /** Why the sheet can't be brought at all; empty otherwise. */
  refused: string;
}

/** Returns the rows of a sheet that is not long. */
export async function allRows<K extends BroughtKind>({
  portions,
}: SheetToPlan<K>): Promise<BroughtRows[K][]> {
  const rows: BroughtRows[K][] = [];
  for await (const portion of portions()) rows.push(...portion);
  return rows;
}

/** A plan that is known whole. Parts are many, and are planned while they are brought. */
export type WholePlan<K extends BroughtKind, Item> = SheetPlan<K> & { items: Item[] };

/** A plan of nothing yet. */
export const emptyPlan = <K extends BroughtKind>({
  portions: _portions,
  ...sheet
}: SheetToPlan<K>): SheetPlan<K> => ({ ...sheet, sums: noSums(), changes: [], questions: [] });

/** Limit of the listed changes: nobody reads more. */
export const mostShown = 200;

const noSums = (): BroughtSums => ({
  created: 0,
  changed: 0,
  same: 0,
  pieces: 0,
  stockValue: 0,
  owed: 0,
  owedBack: 0,
  categories: 0,
  fitments: 0,
});

/** Returns how many rows come in without their balance or stock. */
export const countLess = (problems: readonly BroughtProblem[]): number =>
  new Set(problems.flatMap(({ row, isLess }) => (isLess ? [row] : []))).size;

/** Returns how many rows stay out: those with a problem that is more than a remark. */
export const countBad = (problems: readonly BroughtProblem[]): number =>
  new Set(problems.flatMap(({ row, remark }) => (remark ? [] : [row]))).size;
