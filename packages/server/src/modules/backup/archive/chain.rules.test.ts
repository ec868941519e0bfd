import { describe, expect, it } from 'vitest';
import { chainFrom, piecesUntil, spansOf } from './chain.rules';
import { formatLsn, parseLsn, segmentIn, segmentLength, segmentName, segmentStart } from './lsn';
import { baseName, pieceName, readBaseName, readPieceName, type Base, type Piece } from './names';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 15, 11, count));
function piece(segment: number, from: number, to: number, until: number): Piece {
  const facts = { segment: BigInt(segment), from, to, until: minute(until) };
  return { ...facts, name: pieceName(1, facts) };
}
const full = (segment: number, until: number) => piece(segment, 0, segmentLength, until);
const base = (segment: number, endedAt: number, stopsAfter = 100): Base => {
  const start = segmentStart(BigInt(segment)) + 40n;
  const facts = { start, stop: start + BigInt(stopsAfter), endedAt: minute(endedAt) };
  return { ...facts, name: baseName(facts) };
};

describe('names of files in the archive', () => {
  it('tell a position as PostgreSQL writes it', () => {
    expect(formatLsn(parseLsn('1A/2B3C4D5E'))).toBe('1A/2B3C4D5E');
    expect(segmentName(3, 0x1fen)).toBe('0000000300000001000000FE');
    expect(segmentIn('0000000300000001000000FE')).toBe(0x1fen);
  });
  it('are read as they are written', () => {
    const one = piece(7, 0x2000, 0x4000, 3);
    expect(readPieceName(one.name)).toEqual(one);
    expect(readBaseName(base(300, 4).name)).toEqual(base(300, 4));
    expect(readPieceName(`${one.name}.partial`)).toBeUndefined();
  });
});

describe('the log in the archive', () => {
  it('is read to its end, past pieces that a larger one replaced', () => {
    const pieces = [
      piece(5, 0, 100, 1),
      piece(5, 100, 200, 2),
      full(5, 3),
      piece(6, 0, 50, 4),
      piece(6, 50, 80, 5),
    ];
    const chain = chainFrom(pieces, 5n);
    expect(chain.pieces.map(({ name }) => name)).toEqual(
      [pieces[2], pieces[3], pieces[4]].map((one) => one?.name),
    );
    expect(chain.end).toBe(segmentStart(6n) + 80n);
  });
  it('ends where something is missing', () => {
    expect(chainFrom([full(5, 1), full(7, 3)], 5n).end).toBe(segmentStart(6n));
    expect(chainFrom([piece(5, 0, 100, 1), piece(5, 101, 200, 2)], 5n).end).toBe(segmentStart(5n) + 100n);
    expect(chainFrom([full(6, 1)], 5n)).toEqual({ pieces: [], end: segmentStart(5n), until: undefined });
  });
  it('is needed up to the first piece that contains the moment, and at least to the end of the copy', () => {
    const chain = chainFrom([full(5, 1), full(6, 2), full(7, 3)], 5n);
    const untilOf = (at: number, copy = base(5, 0)) => piecesUntil(chain, copy, minute(at)).length;
    expect([untilOf(1), untilOf(2), untilOf(9)]).toEqual([1, 2, 3]);
    expect(untilOf(1, base(5, 0, segmentLength))).toBe(2);
  });
});

describe('the moments to go back to', () => {
  it('begin with a whole copy and end with its log, and a gap is known', () => {
    const pieces = [full(5, 1), full(6, 2), full(8, 4), full(9, 5)];
    expect(spansOf([base(5, 1), base(8, 4)], pieces)).toMatchObject([
      { from: minute(1), until: minute(2), hasGap: true },
      { from: minute(4), until: minute(5), hasGap: false },
    ]);
  });
  it('are none while the log does not reach the end of the copy', () =>
    expect(spansOf([base(5, 1, segmentLength)], [full(5, 1)])).toEqual([]));
});
