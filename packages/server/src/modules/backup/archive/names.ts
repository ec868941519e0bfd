import { hex, parseLsn, segmentIn, segmentName, segmentStart, type Lsn } from './lsn';

/** A stretch of one segment of the log, in one file. */
export interface Piece {
  name: string;
  segment: bigint;
  /** Bytes from the segment's beginning. */
  from: number;
  to: number;
  /** All that was committed until this moment is in the log up to the end of this piece. */
  until: Date;
}

/** A copy of all files of the database, in one file, which the log from `start` on makes whole. */
export interface Base {
  name: string;
  start: Lsn;
  /** The log must reach this far for the copy to be of any use. */
  stop: Lsn;
  endedAt: Date;
}

/** '20261115T110210042Z': a moment in a file's name, on any file system. */
export const stamp = (at: Date): string => at.toISOString().replace(/[-:.]/g, '');
export function readStamp(text: string): Date {
  const part = (from: number, length: number) => Number(text.slice(from, from + length));
  return new Date(
    Date.UTC(part(0, 4), part(4, 2) - 1, part(6, 2), part(9, 2), part(11, 2), part(13, 2), part(15, 3)),
  );
}

export const pieceName = (timeline: number, { segment, from, to, until }: Omit<Piece, 'name'>): string =>
  `${segmentName(timeline, segment)}-${hex(from)}-${hex(to)}-${stamp(until)}.wal`;

const piecePattern = /^([0-9A-F]{24})-([0-9A-F]{8})-([0-9A-F]{8})-(\d{8}T\d{9}Z)\.wal$/;

export function readPieceName(name: string): Piece | undefined {
  const [, segment = '', from = '', to = '', until = ''] = piecePattern.exec(name) ?? [];
  if (!segment) return undefined;
  return {
    name,
    segment: segmentIn(segment),
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
    until: readStamp(until),
  };
}

export const baseName = ({ start, stop, endedAt }: Omit<Base, 'name'>): string =>
  `base-${hex(start, 16)}-${hex(stop, 16)}-${stamp(endedAt)}.base`;

const basePattern = /^base-([0-9A-F]{16})-([0-9A-F]{16})-(\d{8}T\d{9}Z)\.base$/;

export function readBaseName(name: string): Base | undefined {
  const [, start = '', stop = '', endedAt = ''] = basePattern.exec(name) ?? [];
  if (!start) return undefined;
  const lsn = (digits: string) => parseLsn(`${digits.slice(0, 8)}/${digits.slice(8)}`);
  return { name, start: lsn(start), stop: lsn(stop), endedAt: readStamp(endedAt) };
}

export const endOf = ({ segment, to }: Piece): Lsn => segmentStart(segment) + BigInt(to);
