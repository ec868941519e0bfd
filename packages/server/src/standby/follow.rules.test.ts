import { describe, expect, it } from 'vitest';
import { copyReason } from './follow.rules';
import { readStandbyOptions } from './options';

describe('a copy', () => {
  const copy = { isThere: true, systemId: '7', timeline: 1, received: 100n };
  const shop = { systemId: '7', timeline: 1, flushed: 120n, isLogKept: true };
  it.each([
    ['goes on while the shop keeps the log for it', copy, shop, undefined],
    ['goes on while it is only starting', { isThere: true }, shop, undefined],
    ['is taken if there is none', { isThere: false }, shop, 'none'],
    ['is taken anew of another shop', copy, { ...shop, systemId: '8' }, 'otherShop'],
    ['is taken anew when the log was let go', copy, { ...shop, isLogKept: false }, 'logLost'],
    ['is taken anew when the shop went back in time', copy, { ...shop, flushed: 99n }, 'ahead'],
    ['is taken anew when it is on a later timeline', { ...copy, timeline: 2 }, shop, 'ahead'],
    [
      'follows to a new timeline by itself',
      { ...copy, elsewhereFor: 5000 },
      { ...shop, timeline: 2 },
      undefined,
    ],
    ['but not for ever', { ...copy, elsewhereFor: 61_000 }, { ...shop, timeline: 2 }, 'logLost'],
  ])('%s', (_, ours, theirs, wanted) => expect(copyReason(ours, theirs)).toBe(wanted));
});

describe('the way npm start is called', () => {
  it('is a shop without words, and a standby with them', () => {
    expect(readStandbyOptions([])).toBeUndefined();
    expect(readStandbyOptions(['--standby', 'of=https://10.0.0.1:5443/', 'code=ABCD'])).toEqual({
      of: 'https://10.0.0.1:5443',
      code: 'ABCD',
    });
    expect(readStandbyOptions(['--standby'])).toEqual({ of: undefined, code: undefined });
  });

  it.each([['--stand'], ['--standby', 'of=http://10.0.0.1:5000'], ['--standby', 'from=x'], ['of=https://a']])(
    '%s is refused',
    (...args) => expect(() => readStandbyOptions(args)).toThrow('not clear'),
  );
});
