import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { useApp } from '../../test/app';

let begin = () => {};
let finish = () => {};
const started = new Promise<void>((resolve) => (begin = resolve));
const finished = new Promise<void>((resolve) => (finish = resolve));
const shop = useApp({}, (app) => {
  app.get('/api/slow', async () => {
    begin();
    await finished;
    return { success: true };
  });
});

it('closing lets the running request finish and does not wait for idle connections', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const unused = connect(port, '127.0.0.1');
  const slow = fetch(`http://127.0.0.1:${port}/api/slow`);
  await started;

  const began = Date.now();
  const closed = shop.app.close();
  await expect.poll(() => unused.readyState).toBe('closed');
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
  finish();
  expect(await (await slow).json()).toEqual({ success: true });
  await closed;
  expect(Date.now() - began).toBeLessThan(3000);
});
