/** What a server holds at one moment, by its own figures. */
export interface Figures {
  /** Megabytes of its objects. */
  heap: number;
  /** Megabytes of the process. */
  memory: number;
  /** Open files, connections and timers. */
  handles: number;
  /** Connections to the database. */
  connections: number;
}

const figureNames = ['heap', 'memory', 'handles', 'connections'] as const satisfies (keyof Figures)[];

const mega = 1024 ** 2;

/** Reads the text of /api/metrics. */
export function readFigures(text: string): Figures {
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0);
  return {
    heap: Math.round(sum(/^nodejs_heap_size_used_bytes (\S+)$/gm) / mega),
    memory: Math.round(sum(/^process_resident_memory_bytes (\S+)$/gm) / mega),
    handles: sum(/^nodejs_active_resources (\S+)$/gm),
    connections: sum(/^turoos_pool_connections\{.*state="(?:busy|idle)"\} (\S+)$/gm),
  };
}

/** Returns the least of each figure: what is left when garbage was collected and nobody asked for anything. */
export const least = (samples: readonly Figures[]): Figures => {
  const of = (name: keyof Figures) => Math.min(...samples.map((sample) => sample[name]));
  return { heap: of('heap'), memory: of('memory'), handles: of('handles'), connections: of('connections') };
};

/** What each figure may grow by from the first stage to the last: a share of it, and something besides. */
const allowed: Readonly<Record<keyof Figures, { share: number; besides: number }>> = {
  heap: { share: 0.25, besides: 20 },
  memory: { share: 0.35, besides: 80 },
  handles: { share: 0.25, besides: 15 },
  connections: { share: 0, besides: 10 },
};

/** Returns the figures that grew from the start to the end and were not done growing in the middle. */
export const grown = (start: Figures, middle: Figures, end: Figures): (keyof Figures)[] =>
  figureNames.filter((name) => {
    const { share, besides } = allowed[name];
    return end[name] > start[name] * (1 + share) + besides && end[name] > middle[name];
  });
