import { EventEmitter } from 'node:events';
import type { MulticastDNS } from 'multicast-dns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceName, type Announcer } from './announce-name';

/** A network without a wire: what one socket sends, all others hear a moment later. */
let sockets: Map<MulticastDNS, string>;
let announcers: Announcer[];
let said: { from: string; ttl: number }[];

const open = (address: string): MulticastDNS => {
  const send = (kind: string, packet: object) =>
    setTimeout(() => {
      for (const other of sockets.keys())
        other.emit(kind as 'query', packet as never, { address, port: 5353 } as never);
    }, 1);
  const socket = Object.assign(new EventEmitter(), {
    query: (questions: object[]) => send('query', { questions }),
    respond: ({ answers }: { answers: { ttl: number }[] }, done?: () => void) => {
      said.push(...answers.map(({ ttl }) => ({ from: address, ttl })));
      send('response', { answers });
      done?.();
    },
    destroy: (done?: () => void) => {
      sockets.delete(socket);
      done?.();
    },
  }) as unknown as MulticastDNS;
  sockets.set(socket, address);
  return socket;
};

const start = (...addresses: string[]) => {
  const changed = vi.fn();
  const announcer = announceName(addresses, changed, open);
  announcers.push(announcer);
  return Object.assign(announcer, { changed });
};
const settle = () => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, announcers, said] = [new Map(), [], []];
});
afterEach(async () => {
  for (const announcer of announcers) await announcer.close();
  vi.useRealTimers();
});

it('a free name is claimed after three questions, announced, and answered', async () => {
  const shop = start('10.0.0.1');
  expect(shop.name()).toBeUndefined();
  await settle();
  expect(shop.name()).toBe('turoos.local');
  expect(shop.changed).toHaveBeenCalledOnce();
  const [before] = [said.length];
  open('10.0.0.9').query([{ name: 'Turoos.local', type: 'A' }]);
  open('10.0.0.9').query([{ name: 'other.local', type: 'A' }]);
  await settle();
  expect(said.slice(before)).toEqual([{ from: '10.0.0.1', ttl: 120 }]);
});

it('a second machine takes the next name, and the first keeps its own', async () => {
  const [first] = [start('10.0.0.1'), await settle()];
  const [second] = [start('10.0.0.2'), await settle()];
  const [third] = [start('10.0.0.3'), await settle()];
  expect([first, second, third].map(({ name }) => name())).toEqual([
    'turoos.local',
    'turoos-2.local',
    'turoos-3.local',
  ]);
});

it('machines that begin at once get different names', async () => {
  const both = [start('10.0.0.1'), start('10.0.0.2')];
  await settle();
  expect(both.map(({ name }) => name())).toEqual(['turoos-2.local', 'turoos.local']);
});

it('two servers of one machine share the name', async () => {
  const both = [start('10.0.0.1'), start('10.0.0.1')];
  await settle();
  expect(both.map(({ name }) => name())).toEqual(['turoos.local', 'turoos.local']);
});

it('a changed address is announced, and without any there is no name', async () => {
  const shop = start('10.0.0.1', 'fd00::1');
  await settle();
  shop.readdress(['192.168.1.5']);
  await settle();
  expect([shop.name(), said.at(-1)?.from]).toEqual(['turoos.local', '192.168.1.5']);
  shop.readdress([]);
  await settle();
  expect([shop.name(), sockets.size]).toEqual([undefined, 0]);
});

it('a network in which the port cannot be opened has no name, and stopping says goodbye', async () => {
  const shop = start('10.0.0.1');
  await settle();
  await shop.close();
  expect(said.at(-1)).toEqual({ from: '10.0.0.1', ttl: 0 });
  const barred = start('10.0.0.2');
  for (const socket of sockets.keys()) socket.emit('error', new Error('EADDRINUSE') as never);
  await settle();
  expect(barred.name()).toBeUndefined();
});
