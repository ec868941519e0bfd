import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUnsaved, readKept } from './kept-entries';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const mine = { user: 'me', count: 'count' };

it('stores unsaved entries for the user who counted, hidden from other users of the device', () => {
  keepUnsaved(mine, { part: { value: 7, state: 'failed', reason: '' } });
  expect(readKept({ ...mine, user: 'another' })).toEqual({});
  expect(readKept(mine)).toEqual({ part: { value: 7, state: 'waiting' } });
  keepUnsaved(mine, { part: { value: 7, state: 'saved' } });
  expect(readKept(mine)).toEqual({});
});
