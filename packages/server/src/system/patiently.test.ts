import { rename } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { patiently } from './patiently';

it('a file that is read meanwhile is renamed when it is free', async () => {
  const change = vi.fn(async () => 'renamed');
  for (const code of ['EBUSY', 'EPERM'])
    change.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  expect(await patiently(change)).toBe('renamed');
  expect(change).toHaveBeenCalledTimes(3);
});

it('any other problem is told at once', async () => {
  const change = vi.fn(() => rename('/no/such/file', '/no/such/place'));
  await expect(patiently(change)).rejects.toThrow('ENOENT');
  expect(change).toHaveBeenCalledTimes(1);
});
