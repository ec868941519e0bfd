/** What the browser measured of one page; times in milliseconds since the navigation. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  inp: number;
  /** The elements behind these figures. */
  because: { lcp: string; cls: string; inp: string };
}

declare global {
  interface Window {
    observed: () => Observed;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page before any other script; uses nothing outside itself. */
export function observe(): void {
  const paints: LargestContentfulPaint[] = [];
  const shifts: LayoutShift[] = [];
  const events: PerformanceEventTiming[] = [];
  const flush = [
    watch<LargestContentfulPaint>('largest-contentful-paint', (entry) => paints.push(entry)),
    watch<LayoutShift>('layout-shift', (entry) => !entry.hadRecentInput && shifts.push(entry)),
    watch<PerformanceEventTiming>('event', (entry) => entry.interactionId && events.push(entry)),
  ];

  function watch<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => unknown) {
    const takeAll = (entries: PerformanceEntry[]) => entries.forEach((entry) => take(entry as Entry));
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
    const all: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    observer.observe(all);
    return () => takeAll(observer.takeRecords());
  }

  const nameOf = (node?: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    return `<${element.localName}> ${element.textContent?.trim().slice(0, 40) ?? ''}`;
  };

  /**
   * Layout shifts less than a second apart, within five seconds at most, form one window; the worst window
   * counts.
   */
  function worstShift(): { value: number; of: LayoutShift[] } {
    let worst: { value: number; of: LayoutShift[] } = { value: 0, of: [] };
    let now = worst;
    for (const shift of shifts) {
      const first = now.of[0];
      const last = now.of.at(-1);
      const apart =
        !first ||
        !last ||
        shift.startTime - last.startTime > 1000 ||
        shift.startTime - first.startTime > 5000;
      now = apart
        ? { value: shift.value, of: [shift] }
        : { value: now.value + shift.value, of: [...now.of, shift] };
      if (now.value > worst.value) worst = now;
    }
    return worst;
  }

  /** The slowest event of each interaction, and the slowest interaction, ignoring one for every fifty. */
  function slowestEvent(): PerformanceEventTiming | undefined {
    const byInteraction = new Map<number, PerformanceEventTiming>();
    for (const event of events)
      if (event.duration > (byInteraction.get(event.interactionId)?.duration ?? 0))
        byInteraction.set(event.interactionId, event);
    const slowestFirst = [...byInteraction.values()].toSorted((one, two) => two.duration - one.duration);
    return slowestFirst[Math.floor(slowestFirst.length / 50)];
  }

  window.observed = () => {
    for (const take of flush) take();
    const paint = paints.at(-1);
    const shift = worstShift();
    const largest = shift.of.toSorted((one, two) => two.value - one.value)[0];
    const slowest = slowestEvent();
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp: paint?.startTime ?? 0,
      cls: shift.value,
      inp: slowest?.duration ?? 0,
      because: {
        lcp: nameOf(paint?.element),
        cls: largest ? largest.sources.map(({ node }) => nameOf(node)).join(' | ') : '',
        inp: slowest ? `${slowest.name} ${nameOf(slowest.target)}` : '',
      },
    };
  };
}
