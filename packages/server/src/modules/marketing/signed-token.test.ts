import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readToken, signedToken } from './signed-token';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

it('a token is only accepted with its own secret and purpose', () =>
  fc.assert(
    fc.property(bytes, bytes, fc.uuid(), (secret, other, id) => {
      const token = signedToken(secret, 'message', id);
      expect(token).toMatch(/^[\w-]{38}$/);
      expect(readToken(secret, 'message', token)).toBe(id);
      expect(readToken(secret, 'leave', token)).toBeUndefined();
      fc.pre(Buffer.compare(secret, other) !== 0);
      expect(readToken(other, 'message', token)).toBeUndefined();
    }),
  ));

it('a token with any changed character is rejected', () =>
  fc.assert(
    fc.property(bytes, fc.uuid(), fc.nat(37), fc.constantFrom(...'AZaz09-_'), (secret, id, at, sign) => {
      const token = signedToken(secret, 'message', id);
      const changed = token.slice(0, at) + sign + token.slice(at + 1);
      expect(readToken(secret, 'message', changed)).toBe(changed === token ? id : undefined);
    }),
  ));

it.each(['', 'x', 'ا', '=', 'a'.repeat(500)])('"%s" is rejected', (token) =>
  expect(readToken(new Uint8Array(32), 'message', token)).toBeUndefined(),
);
