import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessLifetime, readAccessToken, signAccessToken } from './tokens';

const secret = new Uint8Array(32).fill(1);
const person = { userId: 'user', sessionId: 'session' };

afterEach(() => vi.useRealTimers());

describe('an access token that was read before', () => {
  it('says the same again, with the time that is left', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signAccessToken(secret, person);
    expect(await readAccessToken(secret, token)).toEqual({ ...person, expiresIn: accessLifetime });
    vi.advanceTimersByTime(60_000);
    expect(await readAccessToken(secret, token)).toEqual({ ...person, expiresIn: accessLifetime - 60 });
  });

  it('expires all the same', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signAccessToken(secret, person);
    await readAccessToken(secret, token);
    vi.advanceTimersByTime(accessLifetime * 1000 + 1000);
    await expect(readAccessToken(secret, token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('is still foreign to a shop with another secret', async () => {
    const token = await signAccessToken(secret, person);
    await readAccessToken(secret, token);
    await expect(readAccessToken(new Uint8Array(32), token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
