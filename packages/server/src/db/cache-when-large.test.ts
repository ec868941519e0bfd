import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheWhenLarge } from './cache-when-large';
import type { Db } from './connect';

const db = {} as Db;
const nothingNew = async () => [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('figures over whole tables', () => {
  it('are computed on every call in a shop of ordinary size', async () => {
    let rows = 99;
    const read = cacheWhenLarge(async () => ++rows, Number, nothingNew);
    expect([await read(db, 'someone'), await read(db, 'someone')]).toEqual([100, 101]);
  });

  it('are cached for half a minute over very many rows, per database', async () => {
    let rows = 1_000_000;
    const read = cacheWhenLarge(async () => ++rows, Number, nothingNew);
    expect([await read(db, 'someone'), await read(db, 'someone')]).toEqual([1_000_001, 1_000_001]);
    expect(await read({} as Db, 'someone')).toBe(1_000_002);
    vi.advanceTimersByTime(30_000);
    expect(await read(db, 'someone')).toBe(1_000_003);
  });

  it('are computed by one caller while the others get the cached ones', async () => {
    const release: ((rows: number) => void)[] = [];
    const read = cacheWhenLarge(
      () => new Promise<number>((resolve) => release.push(resolve)),
      Number,
      nothingNew,
    );
    const first = read(db, 'someone');
    release[0]?.(200_000);
    await first;
    vi.advanceTimersByTime(30_000);
    const anew = read(db, 'someone');
    expect(await read(db, 'someone')).toBe(200_000);
    release[1]?.(300_000);
    expect([await anew, await read(db, 'someone'), release.length]).toEqual([300_000, 300_000, 2]);
  });

  it('are not cached when reading them failed', async () => {
    let broken = false;
    const read = cacheWhenLarge(
      async () => (broken ? Promise.reject(new Error('gone')) : 200_000),
      Number,
      nothingNew,
    );
    await read(db, 'someone');
    vi.advanceTimersByTime(30_000);
    broken = true;
    await expect(read(db, 'someone')).rejects.toThrow('gone');
    broken = false;
    expect(await read(db, 'someone')).toBe(200_000);
  });

  it('include the reader’s own changes, even when made during the computation', async () => {
    const release: ((rows: number) => void)[] = [];
    const traces: Record<string, string[]> = { seller: ['first'] };
    const read = cacheWhenLarge(
      () => new Promise<number>((resolve) => release.push(resolve)),
      Number,
      async (_, reader) => traces[reader] ?? [],
    );
    const settle = async (asked: Promise<number>, rows: number) => {
      await vi.advanceTimersByTimeAsync(0);
      release.at(-1)?.(rows);
      return asked;
    };
    expect(await settle(read(db, 'owner'), 200_000)).toBe(200_000);
    expect(await settle(read(db, 'seller'), 200_001)).toBe(200_001);

    vi.advanceTimersByTime(30_000);
    const before = read(db, 'owner');
    await vi.advanceTimersByTimeAsync(0);
    const early = release.at(-1);
    traces['seller'] = ['second', 'first'];
    expect(await settle(read(db, 'seller'), 200_002)).toBe(200_002);
    early?.(200_001);
    expect([await before, await read(db, 'seller'), await read(db, 'owner')]).toEqual([
      200_001, 200_002, 200_002,
    ]);
  });
});
