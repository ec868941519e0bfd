import { segmentLength, segmentOf, segmentStart, type Lsn } from './lsn';
import { endOf, type Base, type Piece } from './names';

/** Pieces that follow each other without a gap. */
export interface Chain {
  pieces: Piece[];
  end: Lsn;
  /** All that was committed until this moment is in it; undefined for a chain without pieces. */
  until: Date | undefined;
}

/** Returns what can be read without a gap from the beginning of a segment on. */
export function chainFrom(all: readonly Piece[], first: bigint): Chain {
  const bySegment = new Map<bigint, Piece[]>();
  for (const piece of all) bySegment.set(piece.segment, [...(bySegment.get(piece.segment) ?? []), piece]);
  const pieces: Piece[] = [];
  let segment = first;
  let offset = 0;
  for (;;) {
    const next = furthest(bySegment.get(segment) ?? [], offset);
    if (!next) break;
    pieces.push(next);
    offset = next.to;
    if (offset < segmentLength) continue;
    segment += 1n;
    offset = 0;
  }
  return { pieces, end: segmentStart(segment) + BigInt(offset), until: pieces.at(-1)?.until };
}

/** Of the pieces that contain the byte after `offset`, the one that leads furthest. */
const furthest = (pieces: readonly Piece[], offset: number): Piece | undefined =>
  pieces
    .filter(({ from, to }) => from <= offset && to > offset)
    .reduce<Piece | undefined>((best, one) => (best && best.to >= one.to ? best : one), undefined);

export const chainOf = (base: Base, pieces: readonly Piece[]): Chain =>
  chainFrom(pieces, segmentOf(base.start));

/** Whether the log behind a base reaches far enough for the base to be restored. */
export const isUsable = (base: Base, pieces: readonly Piece[]): boolean =>
  chainOf(base, pieces).end >= base.stop;

/** The moments to which one can go back with a base. */
export interface Span {
  base: Base;
  from: Date;
  until: Date;
  /** Whether the run has log behind its first missing stretch, which no restore can reach. */
  hasGap: boolean;
}

/** Returns for each usable base, oldest first, the moments it leads to. */
export function spansOf(bases: readonly Base[], pieces: readonly Piece[]): Span[] {
  const last = pieces.reduce<Lsn>((most, piece) => (endOf(piece) > most ? endOf(piece) : most), 0n);
  return bases
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .flatMap((base) => {
      const { end, until } = chainOf(base, pieces);
      if (end < base.stop || !until) return [];
      return [{ base, from: base.endedAt, until: latest(until, base.endedAt), hasGap: end < last }];
    });
}

const latest = (one: Date, two: Date): Date => (one > two ? one : two);

/** The pieces that are needed to go from a base to a moment, or to the end if no moment is given. */
export function piecesUntil(chain: Chain, base: Base, at: Date | undefined): Piece[] {
  if (!at) return chain.pieces;
  const enough = chain.pieces.findIndex((piece) => piece.until >= at && endOf(piece) >= base.stop);
  return enough === -1 ? chain.pieces : chain.pieces.slice(0, enough + 1);
}
