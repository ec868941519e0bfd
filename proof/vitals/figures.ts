import type { Figure } from '../../bench/figure';
import type { Bars, Profile } from './profiles';
import type { MeasuredScreen } from './screens';
import type { Visit } from './visit';

/** The measured figures in the order of the table; a bar has the same name as its figure. */
const measured: Record<keyof Bars, { what: string; unit: string; of: (seen: Visit) => number }> = {
  fcp: { what: 'first paint', unit: 's', of: ({ fcp }) => fcp / 1000 },
  lcp: { what: 'largest paint', unit: 's', of: ({ lcp }) => lcp / 1000 },
  shown: { what: 'content shown', unit: 's', of: ({ shown }) => shown / 1000 },
  cls: { what: 'layout shift', unit: '', of: ({ cls }) => cls },
  inp: { what: 'key or click to paint', unit: 'ms', of: ({ inp }) => inp },
  scripts: { what: 'scripts and styles', unit: 'KiB', of: ({ bytes }) => bytes.scripts / 1024 },
  fonts: { what: 'fonts', unit: 'KiB', of: ({ bytes }) => bytes.fonts / 1024 },
  api: { what: 'API', unit: 'KiB', of: ({ bytes }) => bytes.api / 1024 },
  other: { what: 'other', unit: 'KiB', of: ({ bytes }) => bytes.other / 1024 },
};

/** The figures of one visit; bytes only where the line matters. */
export function figuresOf(screen: MeasuredScreen, profile: Profile, seen: Visit): Figure[] {
  const bars: Bars = { ...profile.atMost, ...profile.screenAtMost?.[screen.name] };
  return Object.entries(measured)
    .filter(([, { unit }]) => profile.speed || unit !== 'KiB')
    .map(([key, { what, unit, of }]) => {
      const atMost = bars[key as keyof Bars];
      const name = `${screen.name}, ${profile.name}: ${what}`;
      return { name, value: of(seen), unit, ...(atMost !== undefined && { atMost }) };
    });
}
