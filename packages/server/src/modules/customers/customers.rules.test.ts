import { describe, expect, it } from 'vitest';
import { lastMonths } from './customers.rules';

describe('the last months', () => {
  it('go back over the turn of a year', () => {
    expect(lastMonths('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(lastMonths('2026-12-01', 12)[0]).toBe('2026-01');
  });
});
