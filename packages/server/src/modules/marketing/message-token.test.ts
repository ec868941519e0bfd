import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageToken, readToken } from './message-token';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

it('a token is read back by its own secret alone', () =>
  fc.assert(
    fc.property(bytes, bytes, fc.uuid(), (secret, other, id) => {
      const token = messageToken(secret, id);
      expect(token).toMatch(/^[\w-]{38}$/);
      expect(readToken(secret, token)).toBe(id);
      fc.pre(Buffer.compare(secret, other) !== 0);
      expect(readToken(other, token)).toBeUndefined();
    }),
  ));

it('a token changed anywhere is none', () =>
  fc.assert(
    fc.property(bytes, fc.uuid(), fc.nat(37), fc.constantFrom(...'AZaz09-_'), (secret, id, at, sign) => {
      const token = messageToken(secret, id);
      const changed = token.slice(0, at) + sign + token.slice(at + 1);
      expect(readToken(secret, changed)).toBe(changed === token ? id : undefined);
    }),
  ));

it.each(['', 'x', 'ا', '=', 'a'.repeat(500)])('"%s" is none', (token) =>
  expect(readToken(new Uint8Array(32), token)).toBeUndefined(),
);
