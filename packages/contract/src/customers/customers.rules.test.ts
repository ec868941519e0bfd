import { describe, expect, it } from 'vitest';
import { applyOperation, applyPoints } from './customers.rules';

describe('an operation', () => {
  it('adds, subtracts or sets', () => {
    expect(applyOperation(100, 'add', 30)).toBe(130);
    expect(applyOperation(100, 'subtract', 130)).toBe(-30);
    expect(applyOperation(100, 'set', -7)).toBe(-7);
  });

  it('on points stops at nothing', () => {
    expect(applyPoints(10, 'subtract', 30)).toBe(0);
    expect(applyPoints(10, 'subtract', 3)).toBe(7);
    expect(applyPoints(0, 'set', 0)).toBe(0);
  });
});
