import type { LucideIcon } from 'lucide-react';

/** One line that the palette offers. */
export interface Hit {
  id: string;
  label: string;
  /** A second word about it: a part number, a phone. */
  hint?: string;
  icon?: LucideIcon;
  to: string;
}

interface Source {
  /** The heading over its hits: 'القطع'. */
  title: string;
}

/** Answers at once, also before anything is typed. */
export interface InstantSource extends Source {
  find: (text: string) => readonly Hit[];
}

/** Asks the server, once the typing rests. */
export interface RemoteSource extends Source {
  search: (text: string, signal: AbortSignal) => Promise<readonly Hit[]>;
}

const sources: (InstantSource | RemoteSource)[] = [];

/** Adds a kind of thing that Ctrl+K can find. Hits are shown in the order the sources were added. */
export function registerSearch(source: InstantSource | RemoteSource): void {
  sources.push(source);
}

export const searchSources = (): readonly (InstantSource | RemoteSource)[] => sources;
