import { Id } from '@turoos/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './new-id';

afterEach(() => vi.unstubAllGlobals());

it('makes unique ids that the contract accepts, without randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
});
