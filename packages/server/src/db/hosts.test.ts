import { describe, expect, it } from 'vitest';
import { databaseAt } from './database-at';
import { checkAddress } from './check-address';
import { addressesOf, currentAddress, moveOn, wantedBy } from './hosts';

describe('an address', () => {
  it.each([
    ['postgres://u:p@one/shop', ['postgres://u:p@one/shop']],
    [
      'postgres://u:p,q@one:5432,two:5433/shop?prepare=false',
      ['postgres://u:p,q@one:5432/shop?prepare=false', 'postgres://u:p,q@two:5433/shop?prepare=false'],
    ],
    ['postgresql://[::1]:1,two', ['postgresql://[::1]:1', 'postgresql://two']],
    ['postgres://u@localhost:5432/shop?host=/a,b', ['postgres://u@localhost:5432/shop?host=/a,b']],
  ])('%s is split by its hosts', (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses);
  });

  it.each([
    ['', 'any'],
    ['?target_session_attrs=read-write', 'read-write'],
    ['?prepare=false&target_session_attrs=primary', 'read-write'],
    ['?target_session_attrs=standby&prepare=false', 'read-only'],
    ['?target_session_attrs=prefer-standby', undefined],
  ])('%s asks for a kind of server', (query, wanted) => {
    expect(wantedBy(`postgres://one,two/shop${query}`)).toBe(wanted);
  });

  it('of another database keeps all hosts', () => {
    expect(databaseAt('postgres://u:p@one:1,two:2/shop?a=b', 'other')).toBe(
      'postgres://u:p@one:1,two:2/other?a=b',
    );
    expect(databaseAt('postgres://u@one', 'other')).toBe('postgres://u@one/other');
  });
});

it('connections move on from a host that failed once, however many of them fail, and come back round', () => {
  const url = 'postgres://first,second/shop?of=this-test';
  const [first = '', second = ''] = addressesOf(url);
  for (const failed of [first, first, first]) moveOn(url, failed);
  expect(currentAddress(url)).toBe(second);
  moveOn(url, second);
  expect(currentAddress(url)).toBe(first);
});

it.each([
  [
    'DATABASE_URL',
    '?target_session_attrs=prefer-standby',
    'unknown value of target_session_attrs: prefer-standby',
  ],
  ['DATABASE_URL', '?target_session_attrs=standby', 'asks for a server that takes no changes'],
  ['DATABASE_URL', '', 'names several servers, of which only one takes changes'],
  ['DATABASE_URL', '?target_session_attrs=primary', undefined],
  ['DATABASE_READ_URL', '', undefined],
  ['DATABASE_READ_URL', '?target_session_attrs=read-only', undefined],
] as const)('%s %s: %s', (variable, query, refusal) => {
  const check = () => checkAddress(`postgres://one,two/shop${query}`, variable);
  if (refusal) expect(check).toThrow(refusal);
  else expect(check).not.toThrow();
});

it.each(['postgres://', 'postgresql:///', 'postgres:///shop', 'mysql://one/shop'])(
  '%s is no address',
  (url) =>
    expect(() => checkAddress(url, 'DATABASE_URL')).toThrow('is not the address of a PostgreSQL database'),
);

it.each(['postgres://one', 'postgres://user@one/shop', 'postgres:///shop?host=/run/postgresql'])(
  '%s is an address',
  (url) => expect(() => checkAddress(url, 'DATABASE_URL')).not.toThrow(),
);
