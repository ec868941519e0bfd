import { slow3g, slow4g, type Speed } from './line';

export type Device = 'desktop' | 'phone';
export type ScreenName = 'login' | 'dashboard' | 'sales' | 'new sale';

/** The conditions of a visit and its bars. All bars are in this file. */
export interface Profile {
  name: string;
  device: Device;
  /** The speed of the line, if it is slowed down. */
  speed?: Speed;
  /** The service worker has the app from an earlier visit. */
  visitedBefore: boolean;
  /** Factor by which the processor is slowed down. */
  slowdown: number;
  atMost: Bars;
  /** Bars of single screens. */
  screenAtMost?: Record<ScreenName, Bars>;
}

export interface Bars {
  /** First contentful paint, seconds. */
  fcp?: number;
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

/** What web.dev calls good, on a processor that is four times slower too. */
const calm = { cls: 0.1, inp: 200 };

/** Transferred fonts of a first visit, KiB. */
const fonts = 54;
/** Transferred code of a first visit, KiB: the first load, then what lists and forms share. */
const scripts: Record<ScreenName, number> = { login: 157, dashboard: 157, sales: 192, 'new sale': 240 };

export const profiles: readonly Profile[] = [
  {
    name: 'slow line, first visit',
    device: 'desktop',
    speed: slow3g,
    visitedBefore: false,
    slowdown: 1,
    atMost: { ...calm, shown: 12, fonts },
    // The line alone needs 4 to 7 s for code and fonts; a busy machine gets some seconds more.
    screenAtMost: {
      login: { lcp: 7, scripts: scripts.login },
      dashboard: { lcp: 11, scripts: scripts.dashboard },
      sales: { lcp: 11, scripts: scripts.sales },
      'new sale': { lcp: 12, scripts: scripts['new sale'] },
    },
  },
  {
    name: 'slow line, next visit',
    device: 'desktop',
    speed: slow3g,
    visitedBefore: true,
    slowdown: 1,
    atMost: { ...calm, lcp: 3, shown: 4, scripts: 0, fonts: 0 },
  },
  {
    name: 'slow processor',
    device: 'desktop',
    visitedBefore: false,
    slowdown: 4,
    atMost: calm,
  },
  {
    name: 'phone, first visit',
    device: 'phone',
    speed: slow4g,
    visitedBefore: false,
    slowdown: 4,
    atMost: { ...calm, fcp: 3, shown: 8, fonts },
    screenAtMost: {
      login: { lcp: 5, scripts: scripts.login },
      dashboard: { lcp: 8, scripts: scripts.dashboard },
      sales: { lcp: 8, scripts: scripts.sales },
      'new sale': { lcp: 8, scripts: scripts['new sale'] },
    },
  },
];

/** Opening without a server, seconds. */
export const offlineAtMost = 3;
