/** The conditions of a visit and its bars. All bars are in this file. */
export interface Profile {
  name: string;
  slowLine: boolean;
  /** The service worker has the app from an earlier visit. */
  visitedBefore: boolean;
  /** Factor by which the processor is slowed down. */
  slowdown: number;
  atMost: Bars;
}

export interface Bars {
  /** Largest contentful paint, seconds. */
  lcp?: number;
  /** Until the content of the screen is visible, seconds. */
  shown?: number;
  /** Cumulative layout shift. */
  cls?: number;
  /** Interaction to next paint, milliseconds. */
  inp?: number;
  /** Transferred KiB: scripts and styles, fonts, responses of the API, the rest. */
  scripts?: number;
  fonts?: number;
  api?: number;
  other?: number;
}

/** What web.dev calls good; a processor that is four times slower may need what it calls improvable. */
const calm = { cls: 0.1, inp: 200 };

export const profiles: readonly Profile[] = [
  {
    name: 'slow line, first visit',
    slowLine: true,
    visitedBefore: false,
    slowdown: 1,
    atMost: { ...calm, shown: 12, fonts: 53 },
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
 * Bars of a first visit over a slow line. Code: 170 KiB for the first load, and 40 more for each chunk of a
 * screen. The line alone needs 4 to 7 s for it and the fonts; a busy machine gets some seconds more.
 */
export const firstVisitAtMost = {
  login: { lcp: 7, scripts: 170 },
  dashboard: { lcp: 11, scripts: 170 },
  sales: { lcp: 11, scripts: 210 },
  'new sale': { lcp: 12, scripts: 250 },
} satisfies Record<string, Bars>;

/** Opening without a server, seconds. */
export const offlineAtMost = 3;
