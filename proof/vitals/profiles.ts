/** Under what conditions a screen is looked at, and what must hold then. All bars stand in this file. */
export interface Profile {
  name: string;
  slowLine: boolean;
  /** Came by a while ago: the service worker has the app. */
  visitedBefore: boolean;
  /** How many times slower than it is the processor shall seem. */
  slowdown: number;
  atMost: Bars;
}

export interface Bars {
  /** Largest contentful paint, seconds. */
  lcp?: number;
  /** Until one sees what one came for, seconds. */
  shown?: number;
  /** Cumulative layout shift. */
  cls?: number;
  /** Interaction to next paint, milliseconds. */
  inp?: number;
  /** Over the line, KiB: scripts and styles, fonts, answers of the API, the rest. */
  scripts?: number;
  fonts?: number;
  api?: number;
  other?: number;
}

/** As web.dev calls them good; a processor that is four times slower may take what needs improvement. */
const calm = { cls: 0.1, inp: 200 };

export const profiles: readonly Profile[] = [
  {
    name: 'slow line, first visit',
    slowLine: true,
    visitedBefore: false,
    slowdown: 1,
    atMost: { ...calm, shown: 12, fonts: 117 },
  },
  {
    name: 'slow line, next visit',
    slowLine: true,
    visitedBefore: true,
    slowdown: 1,
    atMost: { ...calm, lcp: 3, shown: 4, scripts: 0, fonts: 0 },
  },
  {
    name: 'slow processor',
    slowLine: false,
    visitedBefore: false,
    slowdown: 4,
    atMost: { ...calm, inp: 500 },
  },
];

/**
 * What a first visit over a slow line may take. Code: 170 KiB for the first load, and 40 more for each part that a
 * screen fetches by itself. The line alone needs 4 to 7 s for it and the fonts; a busy machine gets some seconds more.
 */
export const firstVisitAtMost = {
  login: { lcp: 7, scripts: 170 },
  dashboard: { lcp: 11, scripts: 170 },
  sales: { lcp: 11, scripts: 210 },
  'new sale': { lcp: 12, scripts: 250 },
} satisfies Record<string, Bars>;

/** Opening without a server, seconds. */
export const offlineAtMost = 3;
