import { expect, it } from 'vitest';
import { messageTypes } from './message-types';

const message = (type: string, body = '') => {
  const size = Buffer.alloc(4);
  size.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), size, Buffer.from(body)]);
};
const read = (from: 'client' | 'server', bytes: Buffer, size: number) => {
  const seen: string[] = [];
  const take = messageTypes(from, (type) => seen.push(type));
  for (let at = 0; at < bytes.length; at += size) take(bytes.subarray(at, at + size));
  return seen.join('');
};

it.each([1, 3, 7, 1000])('reads the messages in chunks of %i bytes', (size) => {
  const sent = Buffer.concat([
    message('', 'user turoos'),
    message('P', 'select $1'),
    message('B', 'Sync'),
    message('S'),
  ]);
  expect(read('client', sent, size)).toBe('PBS');
  const answered = Buffer.concat([message('R', 'ok'), message('Z', 'I'), message('D', 'ZZZZZ')]);
  expect(read('server', answered, size)).toBe('RZD');
});
