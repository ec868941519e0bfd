import { describe, expect, it } from 'vitest';
import { spansOf } from './chain.rules';
import type { FoundRun } from './find-archives';
import { segmentLength, segmentStart } from './lsn';
import { baseName, pieceName, type Base, type Piece } from './names';
import { planRestore, stretchesOf } from './plan-restore.rules';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 15, 11, count));
const full = (segment: number, until: number): Piece => {
  const facts = { segment: BigInt(segment), from: 0, to: segmentLength, until: minute(until) };
  return { ...facts, name: pieceName(1, facts) };
};
const base = (segment: number, endedAt: number): Base => {
  const start = segmentStart(BigInt(segment)) + 40n;
  const facts = { start, stop: start + 100n, endedAt: minute(endedAt) };
  return { ...facts, name: baseName(facts) };
};
const run = (startedAt: number, bases: Base[], pieces: Piece[], systemId = '1', timeline = 1): FoundRun => ({
  place: '/media/usb',
  run: {
    folder: `/media/usb/${startedAt}`,
    facts: {
      format: 1,
      id: '0123456789abcdef',
      placeId: 'p',
      systemId,
      timeline,
      postgres: 18,
      firstSegment: '5',
      startedAt: minute(startedAt).toISOString(),
    },
  },
  bases,
  pieces,
  drafts: [],
  spans: spansOf(bases, pieces),
});
/** Minutes 1 to 9, with a second copy at 6. */
const first = run(0, [base(5, 1), base(7, 6)], [full(5, 3), full(6, 5), full(7, 7), full(8, 9)]);
/** After a restore at minute 20 to minute 4: minutes 21 to 25, on another timeline. */
const second = run(20, [base(6, 21)], [full(6, 23), full(7, 25)], '1', 2);

describe('the way to a moment', () => {
  it('begins with the newest copy before it and ends with the piece that contains it', () => {
    expect(planRestore([first], minute(4))).toMatchObject({
      base: base(5, 1),
      pieces: [full(5, 3), full(6, 5)],
    });
    expect(planRestore([first], minute(7))).toMatchObject({ base: base(7, 6), pieces: [full(7, 7)] });
  });
  it('leads along the timeline that the shop was on at that moment', () => {
    expect(planRestore([first, second], minute(8))).toMatchObject({
      found: { run: { facts: { timeline: 1 } } },
    });
    expect(planRestore([first, second], minute(22))).toMatchObject({
      found: { run: { facts: { timeline: 2 } } },
    });
  });
  it('leads to the end of the newest run when the last moment is wanted', () =>
    expect(planRestore([first, second], 'latest')).toMatchObject({
      at: undefined,
      until: minute(25),
      pieces: [full(6, 23), full(7, 25)],
    }));
  it('leads to the end of the place that has most, even if another one was added later', () => {
    const added = run(6, [base(7, 7)], [full(7, 8)]);
    for (const runs of [
      [first, added],
      [added, first],
    ])
      expect(planRestore(runs, 'latest')).toMatchObject({ found: { run: first.run }, until: minute(9) });
    expect(planRestore([first, added, second], 'latest')).toMatchObject({ until: minute(25) });
  });
  it('leads along the newer timeline even if the former one reaches further', () => {
    const former = run(0, [base(5, 1)], [full(5, 3), full(6, 30)]);
    expect(planRestore([former, second], 'latest')).toMatchObject({ until: minute(25) });
  });
  it.each([
    ['before the first copy', planRestore([first], minute(0)), { reason: 'tooEarly', first: minute(1) }],
    ['after the end', planRestore([first], minute(30)), { reason: 'tooLate', last: minute(9) }],
    [
      'between two runs',
      planRestore([first, second], minute(15)),
      { reason: 'gap', before: minute(9), after: minute(21) },
    ],
    ['without an archive', planRestore([], minute(5)), { reason: 'nothing' }],
    [
      'after a missing piece',
      planRestore([run(0, [base(5, 1)], [full(5, 3), full(7, 7)])], minute(6)),
      { reason: 'gap', before: minute(3), after: undefined },
    ],
    [
      'with archives of two shops',
      planRestore([first, run(0, [base(5, 1)], [full(5, 3)], '2')], minute(3)),
      { reason: 'severalShops', shops: ['1', '2'] },
    ],
  ])('is refused %s', (_, plan, refusal) => expect(plan).toEqual(refusal));
  it('is found among several shops by the number of one', () =>
    expect(planRestore([first, run(0, [base(5, 2)], [full(5, 3)], '2')], minute(3), '2')).toMatchObject({
      base: base(5, 2),
    }));
});

it('the stretches of time are told, those of one run joined', () =>
  expect(stretchesOf([first, second])).toEqual([
    { place: '/media/usb', from: minute(1), until: minute(9) },
    { place: '/media/usb', from: minute(21), until: minute(25) },
  ]));
