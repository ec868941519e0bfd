import { tillTexts, type Till } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { tillNotes, tillStatus } from './till-words';

const now = new Date('2026-11-15T09:00:00Z').getTime();
const ago = (minutes: number) => new Date(now - minutes * 60_000);
const till: Till = {
  _id: 't',
  code: 'K1',
  name: 'الكاونتر',
  grantUntil: null,
  largestSale: null,
  mayCredit: false,
  lastSeq: 3,
  missing: 0,
  waiting: 0,
  waitingSince: null,
  lastSeenAt: ago(1),
  clockOff: 1500,
  appVersion: '0.1.0',
  freeStorage: null,
  isPersistent: true,
  copiedAt: null,
  withdrawnAt: null,
  emptiedAt: null,
  people: [],
  createdBy: null,
  createdAt: ago(10_000),
  version: 1,
};
const label = (changes: Partial<Till>) => tillStatus({ ...till, ...changes }, now).label;
const tone = (changes: Partial<Till>) => tillStatus({ ...till, ...changes }, now).tone;
const notes = (changes: Partial<Till>) => tillNotes({ ...till, ...changes }, now);

describe('the state of a till', () => {
  it('is whether it is in contact', () => {
    expect(label({})).toBe('متصلة');
    expect(label({ lastSeenAt: null })).toBe('لم تتصل بعد');
    expect(label({ lastSeenAt: ago(20) })).toBe('آخر اتصال قبل 20 دقيقة');
    expect([tone({ lastSeenAt: ago(20) }), tone({ lastSeenAt: ago(2000) })]).toEqual(['neutral', 'warning']);
  });

  it('is that it has a copy, is withdrawn or emptied, before all', () => {
    expect(label({ copiedAt: ago(1) })).toBe('لها نسخة أخرى');
    expect(label({ copiedAt: ago(1), withdrawnAt: ago(1) })).toBe('مسحوبة، ولم تُفرغ بعد');
    expect(label({ withdrawnAt: ago(1), emptiedAt: ago(1) })).toBe('مسحوبة وأُفرغت');
  });
});

describe('what somebody must do about a till', () => {
  it('is nothing while all is well, or nothing is left of it', () => {
    expect(notes({})).toEqual([]);
    expect(notes({ clockOff: -120_000 })).toEqual([]);
    expect(notes({ emptiedAt: ago(1), clockOff: 900_000, isPersistent: false })).toEqual([]);
  });

  it('names sales that wait, since when', () => {
    expect(notes({ waiting: 2, waitingSince: ago(180) })).toEqual([
      'لم تصل منها إلى الخادم فاتورتان، أقدمها قبل 3 ساعات',
    ]);
  });

  it('names numbers that never arrived', () => expect(notes({ missing: 3 })[0]).toBe(tillTexts.missing(3)));

  it('names a wrong clock, storage that may go, and a grant that ended', () => {
    expect(notes({ clockOff: 900_000 })[0]).toContain('متقدمة 15 دقيقة');
    expect(notes({ clockOff: -180_000 })[0]).toContain('متأخرة 3 دقائق');
    expect(notes({ isPersistent: false })).toHaveLength(1);
    expect(notes({ isPersistent: null })).toEqual([]);
    expect(notes({ grantUntil: ago(60 * 24) })[0]).toContain('14/11/2026');
  });
});
