import { describe, expect, it } from 'vitest';
import { removalsOf, type Contents } from './keep.rules';
import { segmentLength, segmentStart } from './lsn';
import { baseName, pieceName } from './names';

const now = new Date('2026-11-17T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** A run with a copy at each of these days ago, each with one segment of the log of 10 bytes; a copy takes 100. */
function run(
  days: number[],
  { isLive = false, firstSegment = 5, startedDaysAgo = days[0] ?? 0 } = {},
): Contents {
  const bases = days.map((count, at) => {
    const start = segmentStart(BigInt(firstSegment + at)) + 40n;
    const facts = { start, stop: start + 100n, endedAt: ago(count) };
    return { ...facts, name: baseName(facts) };
  });
  const pieces = days.map((count, at) => {
    const facts = { segment: BigInt(firstSegment + at), from: 0, to: segmentLength, until: ago(count - 0.1) };
    return { ...facts, name: pieceName(1, facts) };
  });
  return {
    run: {
      folder: `/usb/${startedDaysAgo}`,
      facts: {
        format: 1,
        id: '0123456789abcdef',
        placeId: 'p',
        systemId: '1',
        timeline: 1,
        postgres: 18,
        firstSegment: String(firstSegment),
        startedAt: ago(startedDaysAgo).toISOString(),
      },
    },
    isLive,
    bases,
    pieces,
    drafts: [],
    sizes: new Map([
      ...bases.map(({ name }) => [name, 100] as const),
      ...pieces.map(({ name }) => [name, 10] as const),
    ]),
  };
}
const much = 10_000;
const dropped = (all: Contents[], limits: { days: number; bytes: number }) =>
  removalsOf(all, limits, now).map(({ run: { folder }, names, isWhole }) => [folder, names.length, isWhole]);

describe('what is dropped of the archive', () => {
  it('is nothing while all is young and small', () =>
    expect(dropped([run([10, 3], { isLive: true })], { days: 14, bytes: much })).toEqual([]));
  it('is the oldest copy with its log, once the next one is too old itself', () => {
    expect(dropped([run([20, 13, 6], { isLive: true })], { days: 14, bytes: much })).toEqual([]);
    expect(dropped([run([23, 16, 9, 2], { isLive: true })], { days: 14, bytes: much })).toEqual([
      ['/usb/23', 2, false],
    ]);
  });
  it('is as much as the size demands, never the last usable copy', () => {
    expect(dropped([run([3, 2, 1], { isLive: true })], { days: 14, bytes: 250 })).toEqual([
      ['/usb/3', 2, false],
    ]);
    expect(dropped([run([3, 2, 1], { isLive: true })], { days: 14, bytes: 1 })).toEqual([
      ['/usb/3', 4, false],
    ]);
    expect(dropped([run([40], { isLive: true })], { days: 14, bytes: 1 })).toEqual([]);
  });
  it('is not the last copy of an ended run while the new run has none yet', () =>
    expect(
      dropped([run([40]), run([], { isLive: true, startedDaysAgo: 0 })], { days: 14, bytes: 1 }),
    ).toEqual([]));
  it('is a whole ended run when the next one is old enough', () =>
    expect(dropped([run([40]), run([20, 10], { isLive: true })], { days: 14, bytes: much })).toEqual([
      ['/usb/40', 2, true],
    ]));
  it('is an ended run that never got a usable copy', () =>
    expect(
      dropped([run([], { startedDaysAgo: 5 }), run([2], { isLive: true })], { days: 14, bytes: much }),
    ).toEqual([['/usb/5', 0, true]]));
});
