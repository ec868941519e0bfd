import { isUsable } from './chain.rules';
import { segmentOf } from './lsn';
import type { Base, Piece } from './names';
import type { Run, RunFiles } from './run';

export interface Contents extends RunFiles {
  run: Run;
  /** Whether the log of the running database is added to it. */
  isLive: boolean;
  /** Bytes of each file by its name. */
  sizes: ReadonlyMap<string, number>;
}

export interface Limits {
  days: number;
  bytes: number;
}

const day = 86_400_000;
/** A run that never got a usable copy is of no use, except to the server that is making one. */
const hopelessAfterDays = 1;

/** What is deleted of a run; all of it means that its folder goes too. */
export interface Removal {
  run: Run;
  names: string[];
  isWhole: boolean;
}

/** One copy with the log up to the next one: what is kept or dropped together. */
interface Portion {
  contents: Contents;
  base: Base;
  names: string[];
  bytes: number;
  /** When the next copy made it unnecessary for newer moments. */
  supersededAt: Date | undefined;
}

/**
 * Decides what to drop: the oldest copies with their log, until the rest is neither too old nor too large. The newest
 * usable copy stays whatever its size and age. A copy is too old when the next one is: until then it leads to
 * moments that are to be kept.
 */
export function removalsOf(all: readonly Contents[], limits: Limits, now: Date): Removal[] {
  const hopeless = all.filter((contents) => isHopeless(contents, now));
  const kept = all.filter((contents) => !hopeless.includes(contents));
  const portions = kept.flatMap(portionsOf);
  const last = portions.findLast(({ contents, base }) => isUsable(base, contents.pieces));
  const oldest = new Date(now.getTime() - limits.days * day);
  let bytes = portions.reduce((sum, portion) => sum + portion.bytes, 0);
  const dropped: Portion[] = [];
  for (const portion of portions) {
    if (portion === last) break;
    const isOld = portion.supersededAt !== undefined && portion.supersededAt < oldest;
    if (!isOld && bytes <= limits.bytes) break;
    dropped.push(portion);
    bytes -= portion.bytes;
  }
  return [...hopeless.map(whole), ...kept.flatMap((contents) => removalOf(contents, dropped))];
}

const whole = ({ run, bases, pieces, drafts }: Contents): Removal => ({
  run,
  names: [...[...bases, ...pieces].map(({ name }) => name), ...drafts],
  isWhole: true,
});

function isHopeless({ run, bases, pieces, isLive }: Contents, now: Date): boolean {
  const age = now.getTime() - Date.parse(run.facts.startedAt);
  return !isLive && age > hopelessAfterDays * day && !bases.some((base) => isUsable(base, pieces));
}

function portionsOf(contents: Contents, index: number, all: readonly Contents[]): Portion[] {
  const { bases, pieces, sizes } = contents;
  return bases.map((base, at) => {
    const next = bases[at + 1];
    const end = next && segmentOf(next.start);
    const isIn = ({ segment }: Piece) =>
      (at === 0 || segment >= segmentOf(base.start)) && (end === undefined || segment < end);
    const names = [base.name, ...pieces.filter(isIn).map(({ name }) => name)];
    return {
      contents,
      base,
      names,
      bytes: names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
      supersededAt: next?.endedAt ?? all[index + 1]?.bases[0]?.endedAt,
    };
  });
}

function removalOf(contents: Contents, dropped: readonly Portion[]): Removal[] {
  const own = dropped.filter((portion) => portion.contents === contents);
  if (own.length === 0) return [];
  const isWhole = !contents.isLive && own.length === contents.bases.length;
  return [
    isWhole ? whole(contents) : { run: contents.run, names: own.flatMap(({ names }) => names), isWhole },
  ];
}
