import { describe, expect, it } from 'vitest';
import { readMoment, shownMoment } from './moment.rules';

describe('a moment typed at the console', () => {
  it.each([
    ['2026-11-15 14:02', '2026-11-15T11:02:00.000Z'],
    ['2026-11-15 14:02:30', '2026-11-15T11:02:30.000Z'],
    ['15/11/2026 2:05', '2026-11-14T23:05:00.000Z'],
    ['2026-11-15T14:02', '2026-11-15T11:02:00.000Z'],
  ])('%s is meant in the time of Yemen', (text, at) => expect(readMoment(text)?.toISOString()).toBe(at));

  it.each(['', 'yesterday', '2026-11-15', '2026-02-30 10:00', '2026-11-15 25:00', '2026-11-15 10:61'])(
    '«%s» is none',
    (text) => expect(readMoment(text)).toBeUndefined(),
  );

  it('is shown as it is typed', () =>
    expect(shownMoment(new Date('2026-11-15T22:02:05Z'))).toBe('2026-11-16 01:02:05'));
});
