import { expect, it } from 'vitest';
import { slowHash } from './slow-hash';

it('is PBKDF2 with SHA-256', async () => {
  const hash = await slowHash('password', new TextEncoder().encode('salt'), 2);
  expect(Buffer.from(hash).toString('hex')).toBe(
    'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43',
  );
});
