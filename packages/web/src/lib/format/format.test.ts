import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatBytes,
  formatDate,
  formatDateLong,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatUsd,
  formatYer,
} from './format';

/** Intl puts invisible direction marks between the parts of a date. */
const visible = (text: string) => text.replace(/[\u200e\u200f]/g, '').replaceAll('\u00a0', ' ');

describe('dates', () => {
  const lateEvening = '2026-11-14T22:30:00Z';

  it('are Gregorian, in Latin digits, on the calendar day of Aden', () => {
    expect(formatDate(lateEvening)).toBe('15/11/2026');
    expect(visible(formatDateLong(lateEvening))).toBe('الأحد، 15 نوفمبر 2026');
    expect(formatDateTime(lateEvening)).toMatch(/^15\/11\/2026، 1:30/);
    expect(visible(formatDateTime(lateEvening))).toContain('ص');
  });

  it('tell how long ago something was', () => {
    const now = '2026-11-15T10:00:00Z';
    expect(formatAgo('2026-11-15T09:59:40Z', now)).toBe('الآن');
    expect(visible(formatAgo('2026-11-15T09:55:00Z', now))).toBe('قبل 5 دقائق');
    expect(visible(formatAgo('2026-11-15T07:00:00Z', now))).toBe('قبل 3 ساعات');
    expect(formatAgo('2026-11-14T10:00:00Z', now)).toBe('أمس');
    expect(visible(formatAgo('2026-11-01T10:00:00Z', now))).toBe('قبل 14 يوماً');
  });
});

describe('numbers', () => {
  it('are grouped and in Latin digits', () => {
    expect(formatNumber(1234567.891)).toBe('1,234,567.89');
    expect(formatPercent(12.5)).toBe('13%');
  });

  it('show dollars with two decimals and rials with none', () => {
    expect(formatUsd(123450)).toBe('$1,234.50');
    expect(formatUsd(-5)).toBe('-$0.05');
    expect(formatUsd(0)).toBe('$0.00');
    expect(formatYer(123450, 530)).toBe('654,285');
    expect(formatYer(1, 530)).toBe('5');
  });

  it('ATT-13: show sizes with two decimals', () => {
    expect(formatBytes(0)).toBe('0 بايت');
    expect(formatBytes(1536)).toBe('1.50 ك.ب');
    expect(formatBytes(5 * 1024 ** 3)).toBe('5.00 ج.ب');
  });
});
