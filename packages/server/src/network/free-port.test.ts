import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePortFrom } from './free-port';

it('passes over a port on which another program listens', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await freePortFrom(port, '127.0.0.1')).toBeGreaterThan(port);
  other.close();
  await once(other, 'close');
  expect(await freePortFrom(port, '127.0.0.1')).toBe(port);
});
