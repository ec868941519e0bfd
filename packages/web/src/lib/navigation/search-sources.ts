import type { LucideIcon } from 'lucide-react';

/** One row of the palette. */
export interface Hit {
  id: string;
  label: string;
  /** A detail: a part number, a phone. */
  hint?: string;
  icon?: LucideIcon;
  to: string;
}

interface Source {
  /** The heading above its rows: 'القطع'. */
  title: string;
}

/** Answers immediately, also before anything is typed. */
export interface InstantSource extends Source {
  find: (text: string) => readonly Hit[];
}

/** Asks the server once the user stops typing. */
export interface RemoteSource extends Source {
  search: (text: string, signal: AbortSignal) => Promise<readonly Hit[]>;
}

const sources: (InstantSource | RemoteSource)[] = [];

/** Adds a source to the palette (Ctrl+K), which shows sources in the order of registration. */
export function registerSearch(source: InstantSource | RemoteSource): void {
  sources.push(source);
}

export const searchSources = (): readonly (InstantSource | RemoteSource)[] => sources;
