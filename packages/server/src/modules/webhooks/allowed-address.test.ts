import { webhookTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { insideCode, isInside, outsideLookup, urlBlocked } from './allowed-address';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('%s is inside', (address) => expect(isInside(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
    '%s is outside',
    (address) => expect(isInside(address)).toBe(false),
  );
});

describe('a url', () => {
  it.each([
    ['http://example.com/hook', webhookTexts.insecure],
    ['https://127.0.0.1/', webhookTexts.inside],
    ['https://2130706433/', webhookTexts.inside],
    ['https://0x7f.1/', webhookTexts.inside],
    ['https://[::1]/', webhookTexts.inside],
    ['https://[::ffff:10.0.0.1]/', webhookTexts.inside],
    ['https://localhost/', webhookTexts.inside],
    ['https://shop.local/', webhookTexts.inside],
    ['https://metadata.google.internal/', webhookTexts.inside],
  ])('%s is refused', (url, why) => {
    expect(urlBlocked(url, false)).toBe(why);
    expect(urlBlocked(url, true)).toBeUndefined();
  });

  it('of the internet is accepted', () =>
    expect(urlBlocked('https://hooks.example.com:8443/x?y=1', false)).toBeUndefined());
});

it('a name that leads inside is refused when it is resolved', async () => {
  const error = await new Promise((resolve) => outsideLookup('localhost', {}, resolve));
  expect(error).toMatchObject({ code: insideCode });
});
