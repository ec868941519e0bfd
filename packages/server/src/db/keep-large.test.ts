import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from './connect';
import { keepLarge } from './keep-large';

const db = {} as Db;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('figures over whole tables', () => {
  it('are added up each time in a usual shop', async () => {
    let rows = 99;
    const read = keepLarge(async () => ++rows, Number);
    expect([await read(db), await read(db)]).toEqual([100, 101]);
  });

  it('are told again for half a minute where there are very many rows, and apart for each database', async () => {
    let rows = 1_000_000;
    const read = keepLarge(async () => ++rows, Number);
    expect([await read(db), await read(db)]).toEqual([1_000_001, 1_000_001]);
    expect(await read({} as Db)).toBe(1_000_002);
    vi.advanceTimersByTime(30_000);
    expect(await read(db)).toBe(1_000_003);
  });

  it('are added up by one while the others are told the last ones', async () => {
    const release: ((rows: number) => void)[] = [];
    const read = keepLarge(() => new Promise<number>((resolve) => release.push(resolve)), Number);
    const first = read(db);
    release[0]?.(200_000);
    await first;
    vi.advanceTimersByTime(30_000);
    const anew = read(db);
    expect(await read(db)).toBe(200_000);
    release[1]?.(300_000);
    expect([await anew, await read(db), release.length]).toEqual([300_000, 300_000, 2]);
  });

  it('that could not be read are not kept', async () => {
    let broken = false;
    const read = keepLarge(async () => (broken ? Promise.reject(new Error('gone')) : 200_000), Number);
    await read(db);
    vi.advanceTimersByTime(30_000);
    broken = true;
    await expect(read(db)).rejects.toThrow('gone');
    broken = false;
    expect(await read(db)).toBe(200_000);
  });
});
