import { chainOf, piecesUntil, type Span } from './chain.rules';
import type { FoundRun } from './find-archives';
import type { Base, Piece } from './names';

/** What is needed to go back to a moment. */
export interface RestorePlan {
  found: FoundRun;
  base: Base;
  pieces: Piece[];
  /** The moment to stop at; undefined to go on to the end of the archive. */
  at: Date | undefined;
  /** The last moment that is sure to be in the archive. */
  until: Date;
}

/** Why there is no way to a moment. */
export type Refusal =
  | { reason: 'nothing' }
  /** The copying had begun, and its first whole copy never ended. */
  | { reason: 'unfinished' }
  | { reason: 'tooEarly'; first: Date }
  | { reason: 'tooLate'; last: Date }
  | { reason: 'gap'; before: Date; after: Date | undefined }
  | { reason: 'severalShops'; shops: string[] }
  /** There are archives, and none of the shop that was asked for. */
  | { reason: 'otherShops'; shops: string[] };

interface Way {
  found: FoundRun;
  span: Span;
}

/**
 * Plans the way to a moment, or to the last one. Of several timelines the one counts that the shop was on at that moment:
 * the newest run that had begun by then.
 */
export function planRestore(
  runs: readonly FoundRun[],
  at: Date | 'latest',
  shop?: string,
): RestorePlan | Refusal {
  const wanted = runs.filter(({ run }) => shop === undefined || run.facts.systemId === shop);
  if (wanted.length === 0 && runs.length > 0) return { reason: 'otherShops', shops: shopsOf(runs) };
  const ways = wanted.flatMap((found) => found.spans.map((span) => ({ found, span })));
  if (ways.length === 0) return { reason: wanted.length > 0 ? 'unfinished' : 'nothing' };
  const shops = shopsOf(ways.map(({ found }) => found));
  if (shops.length > 1) return { reason: 'severalShops', shops };
  if (at === 'latest') return planOf(furthest(ways), undefined);

  const begun = ways.filter(({ span }) => span.from <= at);
  if (begun.length === 0) return { reason: 'tooEarly', first: least(ways.map(({ span }) => span.from)) };
  const reaching = begun.filter(({ span }) => span.until >= at);
  if (reaching.length > 0) return planOf(reaching.reduce(newer), at);
  const before = most(begun.map(({ span }) => span.until));
  const later = ways.filter(({ span }) => span.from > at).map(({ span }) => span.from);
  if (later.length > 0) return { reason: 'gap', before, after: least(later) };
  const hasGap = begun.some(({ span }) => span.hasGap && span.until.getTime() === before.getTime());
  return hasGap ? { reason: 'gap', before, after: undefined } : { reason: 'tooLate', last: before };
}

const shopsOf = (runs: readonly FoundRun[]): string[] => [
  ...new Set(runs.map(({ run }) => run.facts.systemId)),
];

/** Of two ways the one of the newer run, and within a run that of the newer copy, from which less is to be replayed. */
function newer(one: Way, two: Way): Way {
  const begun = ({ found }: Way) => found.run.facts.startedAt;
  if (begun(one) !== begun(two)) return begun(one) > begun(two) ? one : two;
  return one.span.base.start >= two.span.base.start ? one : two;
}

/**
 * Returns the way that loses least: along the timeline of the newest run, to the end of the place that has most of it. A
 * place that was added last may have been away since.
 */
function furthest(ways: readonly Way[]): Way {
  const { systemId, timeline } = ways.reduce(newer).found.run.facts;
  return ways
    .filter(({ found: { run } }) => run.facts.systemId === systemId && run.facts.timeline === timeline)
    .reduce((one, two) => {
      const lead = Number(one.span.until) - Number(two.span.until);
      if (lead === 0) return newer(one, two);
      return lead > 0 ? one : two;
    });
}

function planOf({ found, span }: Way, at: Date | undefined): RestorePlan {
  const chain = chainOf(span.base, found.pieces);
  return { found, base: span.base, pieces: piecesUntil(chain, span.base, at), at, until: span.until };
}

const least = (moments: Date[]): Date => new Date(Math.min(...moments.map(Number)));
const most = (moments: Date[]): Date => new Date(Math.max(...moments.map(Number)));

/** The stretches of time to which one can go back, oldest first, those of one run joined. */
export function stretchesOf(runs: readonly FoundRun[]): { place: string; from: Date; until: Date }[] {
  return runs.flatMap(({ place, spans }) => {
    const joined: { place: string; from: Date; until: Date }[] = [];
    for (const { from, until } of spans) {
      const last = joined.at(-1);
      if (last && from <= last.until) last.until = new Date(Math.max(Number(last.until), Number(until)));
      else joined.push({ place, from, until });
    }
    return joined;
  });
}
