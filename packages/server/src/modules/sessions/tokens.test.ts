import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessLifetime, readAccessToken, signAccessToken } from './tokens';

const secret = new Uint8Array(32).fill(1);
const person = { userId: 'user', sessionId: 'session' };

afterEach(() => vi.useRealTimers());

describe('an access token read from the cache', () => {
  it('has the same claims, with the remaining lifetime', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signAccessToken(secret, person);
    expect(await readAccessToken(secret, token)).toEqual({ ...person, expiresIn: accessLifetime });
    vi.advanceTimersByTime(60_000);
    expect(await readAccessToken(secret, token)).toEqual({ ...person, expiresIn: accessLifetime - 60 });
  });

  it('still expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signAccessToken(secret, person);
    await readAccessToken(secret, token);
    vi.advanceTimersByTime(accessLifetime * 1000 + 1000);
    await expect(readAccessToken(secret, token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('is still rejected with another secret', async () => {
    const token = await signAccessToken(secret, person);
    await readAccessToken(secret, token);
    await expect(readAccessToken(new Uint8Array(32), token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });
});
