import { fold, type Thing } from '@turoos/contract';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One row of the palette. */
export interface Hit {
  id: string;
  label: ReactNode;
  /** The line below the label: a part number, a phone, where it lies. */
  detail?: ReactNode;
  /** At the end of the row: price and stock, a balance, a total. */
  facts?: ReactNode;
  icon?: LucideIcon | undefined;
  /** Where it leads; the palette stays open for an action that asks for a customer first, and for the handbook. */
  to: string | { asks: Question } | { reads: Reading };
  rank: Rank;
  /** The record that is remembered when it is chosen. */
  thing?: Thing;
}

/** A place in the handbook. */
export interface Reading {
  chapter: string;
  block: number;
}

/** What the palette asks for besides everything. */
export type Question = 'debtor';

/** How well a hit fits: it is the number itself, it begins with the text, or it contains it. */
export type Rank = 0 | 1 | 2;

export interface Group {
  title: string;
  hits: readonly Hit[];
}

export const rankOf = (name: string, text: string, exact = false): Rank =>
  exact ? 0 : fold(name).startsWith(fold(text)) ? 1 : 2;

/** Returns the groups that have hits, those with the best hit first and otherwise in their order. */
export const byRank = (groups: readonly Group[]): Group[] =>
  groups.filter(({ hits }) => hits.length > 0).toSorted((a, b) => bestOf(a) - bestOf(b));

const bestOf = ({ hits }: Group) => Math.min(...hits.map(({ rank }) => rank));
