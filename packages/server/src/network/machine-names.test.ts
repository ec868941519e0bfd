import { expect, it } from 'vitest';
import { machineName, namesOf, reachableAddresses } from './machine-names';

const entry = (address: string, internal = false) => ({
  address,
  internal,
  family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});
const interfaces = {
  lo: [entry('127.0.0.1', true), entry('::1', true)],
  eth0: [entry('fd00::10'), entry('192.168.1.10'), entry('fe80::1')],
  wlan0: [entry('10.0.0.3')],
} as Parameters<typeof reachableAddresses>[1];

it.each([
  ['0.0.0.0', ['192.168.1.10', '10.0.0.3']],
  ['::', ['192.168.1.10', '10.0.0.3', 'fd00::10']],
  ['10.0.0.3', ['10.0.0.3']],
  ['127.0.0.1', []],
  ['localhost', []],
])('a server that listens on %s is reached at %j', (host, addresses) =>
  expect(reachableAddresses(host, interfaces)).toEqual(addresses),
);

it.each([
  ['Shop-PC', 'shop-pc'],
  ['SHOP_PC 2', 'shop-pc-2'],
  ['محل', 'xn--sgb0cb'],
  ['shop.example', 'shop.example'],
  ['__', ''],
])('the machine %s is named %j in certificates', (name, own) => expect(machineName(name)).toBe(own));

it('names are those of the machine, also with .local, and the announced one', () => {
  expect(namesOf('turoos.local', 'till')).toEqual(['localhost', 'till', 'till.local', 'turoos.local']);
  expect(namesOf('turoos.local', 'till.shop.ye')).toEqual(['localhost', 'till.shop.ye', 'turoos.local']);
  expect(namesOf('turoos.local', '')).toEqual(['localhost', 'turoos.local']);
});
