import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adenDay, adenDayBounds, Day, Instant } from './time';

describe('the day in Yemen', () => {
  it('changes at 21:00 UTC', () => {
    expect(adenDay(new Date('2026-11-15T20:59:59.999Z'))).toBe('2026-11-15');
    expect(adenDay(new Date('2026-11-15T21:00:00Z'))).toBe('2026-11-16');
  });

  it('has bounds without gaps between days', () => {
    const { from, until } = adenDayBounds('2026-12-31');
    expect(from.toISOString()).toBe('2026-12-30T21:00:00.000Z');
    expect(until).toEqual(adenDayBounds('2027-01-01').from);
    expect([adenDay(from), adenDay(new Date(until.getTime() - 1)), adenDay(until)]).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-01',
    ]);
  });
});

describe('dates on the wire', () => {
  it('round-trip as moments', () => {
    const at = new Date('2026-11-15T10:00:00.123Z');
    expect(z.decode(Instant, z.encode(Instant, at))).toEqual(at);
    expect(z.decode(Instant, '2026-11-15T13:00:00+03:00')).toEqual(new Date('2026-11-15T10:00:00Z'));
  });
  it.each(['2026-02-30', '15/11/2026', '2026-11-15T10:00', ''])('%s is not a day', (text) =>
    expect(Day.safeParse(text).success).toBe(false),
  );
});
