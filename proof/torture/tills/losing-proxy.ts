import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The line between tills and shop. */
export interface LosingProxy {
  url: string;
  /** Nothing passes while it is down. */
  isDown: boolean;
  /** Share of answers that are thrown away after the shop has given them. */
  losing: number;
  lost: number;
  close(): void;
}

export async function startProxy(target: string): Promise<LosingProxy> {
  const server = createServer((asked, answer) => {
    if (proxy.isDown) return void asked.socket.destroy();
    const passed = request(
      `${target}${asked.url}`,
      { method: asked.method, headers: asked.headers },
      (reply) => {
        if (asked.method !== 'GET' && Math.random() < proxy.losing) {
          proxy.lost++;
          reply.resume();
          return void asked.socket.destroy();
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.on('error', () => asked.socket.destroy());
        reply.pipe(answer);
      },
    );
    passed.on('error', () => asked.socket.destroy());
    asked.on('error', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: LosingProxy = {
    url: `http://127.0.0.1:${port}`,
    isDown: false,
    losing: 0,
    lost: 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
